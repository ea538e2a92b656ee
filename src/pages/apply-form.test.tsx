import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { textsIn } from '@/content/languages';
import { fillApplication } from '@tests/support/fill-application';
import { answerRequests } from '@tests/support/network';
import { jobId, makeJob } from '@tests/support/test-jobs';
import { render } from '@tests/support/with-texts';
import { ApplyForm } from './apply-form';

const texts = await textsIn.en.applicationForm();

/** Submits the form at an address, with a given response to the lookup of its posting. */
async function apply(address: string, lookUp: () => Response, chosen?: string) {
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
  if (chosen) await screen.findByText(texts.chosenJob.open(chosen));
  await fillApplication(user, chosen ? null : undefined);
  return async () => {
    await user.click(screen.getByRole('button', { name: texts.submit }));
    await screen.findByRole('heading', { name: texts.done.title });
    return sent;
  };
}

test.each([
  ['DevOps Engineer, Nights', 'devops-engineer'],
  ['Radio Planner', 'other'],
])('a visitor who applies for “%s” is not asked for the position', async (title, position) => {
  const lookUp = () => Response.json([makeJob(1, { title })]);
  const send = await apply(`/apply?job=${jobId(1).toUpperCase()}).`, lookUp, title);
  expect(screen.queryByRole('combobox', { name: texts.fields.position.label })).toBeNull();
  expect(screen.getByText(title)).toBeVisible();
  expect(await send()).toMatchObject({
    job_posting_id: jobId(1),
    position_applied_for: position,
  });
  expect(screen.getByText(title, { selector: '[data-sent] *' })).toBeVisible();
});

test('an application names a position that cannot be looked up', async () => {
  const send = await apply(`/apply?job=${jobId(1)}`, () => {
    throw new TypeError('lost');
  });
  expect(await send()).toMatchObject({ job_posting_id: jobId(1) });
});

test.each([
  ['is closed', `/apply?job=${jobId(9)}`, texts.chosenJob.closed],
  ['cannot exist', '/apply?job=nonsense', texts.chosenJob.unknown],
])('an application does not name a position that %s', async (_, address, note) => {
  const send = await apply(address, () => Response.json([]));
  expect(await screen.findByText(note)).toBeVisible();
  expect(await send()).not.toHaveProperty('job_posting_id');
});
