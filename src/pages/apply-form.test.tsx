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
async function apply(address: string, lookUp: () => Response) {
  let sent: unknown;
  answerRequests(async (request) => {
    if (request.method === 'GET') return lookUp();
    const { application } = (await request.json()) as { application: Record<string, unknown> };
    sent = application['job_posting_id'];
    return Response.json(application['id']);
  });
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={[address]}>
      <ApplyForm title="The form" texts={texts} />
    </MemoryRouter>,
  );
  await fillApplication(user);
  return async () => {
    await user.click(screen.getByRole('button', { name: texts.submit }));
    await screen.findByRole('heading', { name: texts.done.title });
    return sent;
  };
}

test('an application names the open position that the visitor came from', async () => {
  const send = await apply(`/apply?job=${jobId(1).toUpperCase()}).`, () =>
    Response.json([makeJob(1, { title: 'DevOps Engineer' })]),
  );
  expect(await screen.findByText(texts.chosenJob.open('DevOps Engineer'))).toBeVisible();
  expect(await send()).toBe(jobId(1));
});

test('an application names a position that cannot be looked up', async () => {
  const send = await apply(`/apply?job=${jobId(1)}`, () => {
    throw new TypeError('lost');
  });
  expect(await send()).toBe(jobId(1));
});

test.each([
  ['is closed', `/apply?job=${jobId(9)}`, texts.chosenJob.closed],
  ['cannot exist', '/apply?job=nonsense', texts.chosenJob.unknown],
])('an application does not name a position that %s', async (_, address, note) => {
  const send = await apply(address, () => Response.json([]));
  expect(await screen.findByText(note)).toBeVisible();
  expect(await send()).toBeUndefined();
});
