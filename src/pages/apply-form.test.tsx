import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { textsIn } from '@/content/languages';
import { deviceStore } from '@/features/forms/submission/outbox';
import { queryClient } from '@/lib/query-client';
import { fillApplication } from '@tests/support/fill-application';
import { answerRequests } from '@tests/support/network';
import { jobId, makeJob } from '@tests/support/test-jobs';
import { render } from '@tests/support/with-texts';
import { ApplyForm } from './apply-form';

const texts = await textsIn.en.applicationForm();

afterEach(() => queryClient.clear());

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

test('a visitor is told when this device has applied for the position, but not for another one', async () => {
  const sentAt = Date.UTC(2026, 10, 20, 9);
  const lastSentBy = vi
    .spyOn(deviceStore, 'lastSentBy')
    .mockImplementation(async (name) =>
      name === `application ${jobId(1)}` ? { id: 'earlier', revision: 1, at: sentAt } : undefined,
    );
  const again = new RegExp(`^${texts.chosenJob.again('.*2026.*')}$`);
  const title = 'Radio Planner';
  const lookUp = () => Response.json([makeJob(1, { title })]);
  const send = await apply(`/apply?job=${jobId(1)}`, lookUp, title);
  expect(await screen.findByText(again)).toBeVisible();
  expect(await send()).toMatchObject({ job_posting_id: jobId(1) });
  cleanup();

  await apply(`/apply?job=${jobId(2)}`, () => Response.json([]));
  expect(await screen.findByText(texts.chosenJob.closed)).toBeVisible();
  expect(screen.queryByText(again)).toBeNull();
  lastSentBy.mockRestore();
});
