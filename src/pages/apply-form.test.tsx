import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { textsIn } from '@/content/languages';
import { ChosenJob } from '@/features/careers/posting/chosen-job';
import { fillApplication } from '@tests/support/fill-application';
import { answerRequests } from '@tests/support/network';
import { answerJobs, jobId, makeJob } from '@tests/support/test-jobs';
import { render } from '@tests/support/with-texts';
import { ApplyForm } from './apply-form';

const texts = await textsIn.en.applicationForm();
const { chosenJob } = texts;

/** Fills in the form at an address, with a given response to the lookup of its posting. @returns what sends it */
async function startApplication(address: string, lookUp: () => Response, jobTitle?: string) {
  let sent: Record<string, unknown> | undefined;
  answerRequests(async (request) => {
    if (request.method === 'GET') return lookUp();
    const { application } = (await request.json()) as { application: Record<string, unknown> };
    sent = application;
    return Response.json(application['id']);
  });
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={[address]}>
      <ApplyForm title="The form" texts={texts} />
    </MemoryRouter>,
  );
  if (jobTitle) await screen.findByText(chosenJob.open(jobTitle));
  await fillApplication(user, jobTitle ? null : undefined);
  return async () => {
    await user.click(screen.getByText(texts.submit));
    await screen.findByText(texts.done.title);
    return sent;
  };
}

test.each([
  ['DevOps Engineer, Nights', 'devops-engineer'],
  ['Radio Planner', 'other'],
])('a visitor who applies for “%s” is not asked for the position', async (title, position) => {
  const lookUp = () => Response.json([makeJob(1, { title })]);
  const send = await startApplication(`/apply?job=${jobId(1).toUpperCase()}).`, lookUp, title);
  expect(screen.queryByRole('combobox', { name: texts.fields.position.label })).toBeNull();
  expect(screen.getByText(title)).toBeVisible();
  expect(await send()).toMatchObject({
    job_posting_id: jobId(1),
    position_applied_for: position,
  });
  expect(screen.getByText(title, { selector: '[data-sent] *' })).toBeVisible();
});

test('a visitor can apply for a posting that cannot be looked up', async () => {
  const send = await startApplication(`/apply?job=${jobId(1)}`, () => {
    throw new TypeError('lost');
  });
  expect(await send()).toMatchObject({ job_posting_id: jobId(1) });
});

const title = 'DevOps Engineer';
const open = () => answerJobs([makeJob(1, { title })]);
const ended = () => answerJobs([], 1000, { [jobId(1)]: '2026-11-27' });
const refused = () => answerRequests(() => Response.json({ message: 'no' }, { status: 401 }));

test.each([
  ['an open position', open, jobId(1), chosenJob.open(title), undefined, title],
  ['a closed position', open, jobId(9), chosenJob.closed, jobId(9), undefined],
  ['nonsense', open, 'nonsense', chosenJob.unknown, undefined, undefined],
  ['half an id', open, jobId(1).slice(0, 30), chosenJob.unknown, undefined, undefined],
  ['a position after its closing date', ended, jobId(1), chosenJob.ended, undefined, undefined],
  ['a position that cannot be loaded', refused, jobId(1), chosenJob.failed, undefined, undefined],
])('an applicant for %s reads that; the form drops only a closed posting', async (...story) => {
  const [, stubLookup, id, note, closedId, openTitle] = story;
  stubLookup();
  const onClosed = vi.fn<(id: string | undefined) => void>();
  const onTitle = vi.fn<(title: string | undefined) => void>();
  render(<ChosenJob texts={chosenJob} id={id} onClosed={onClosed} onTitle={onTitle} />);
  expect(await screen.findByText(note)).toBeVisible();
  expect(onClosed).toHaveBeenLastCalledWith(closedId);
  expect(onTitle).toHaveBeenLastCalledWith(openTitle);
});
