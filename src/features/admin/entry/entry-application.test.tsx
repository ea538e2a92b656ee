import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminEntry as texts } from '@/content/en/admin-entry';
import { pdf } from '@tests/support/document-builders';
import { browser, openSignedIn } from '@tests/support/admin/test-session';
import { findToast } from '@tests/support/toasts';
import { withBackend } from '@tests/support/admin/with-backend';

const backend = withBackend();
const postingId = '5eed0002-0000-4000-8000-000000000001';

interface SentEntry {
  record: Record<string, string>;
  files: { kind: string; file_name: string; content: string }[];
}

/** Opens the form from the applicants of a posting. Each attempt to store gets the next response, or succeeds. */
async function openForm(...responses: Response[]) {
  const sent: SentEntry[] = [];
  backend().rows['job_postings'] = [
    { id: postingId, title: 'Radio Planner', status: 'active', closes_on: null },
    { id: postingId.replace(/1$/, '2'), title: 'Driver', status: 'inactive', closes_on: null },
  ];
  backend().answers.set('rpc/add_submission', (call: SentEntry) => {
    sent.push(call);
    return responses.shift() ?? call.record['id'];
  });
  const user = await openSignedIn(`/admin/careers/new?posting=${postingId}`);
  const form = within(await screen.findByRole('form'));
  await form.findByRole('option', { name: 'Driver (inactive)' });
  return { user, form, sent };
}

const cv = () => new File([pdf()], 'cv.pdf', { type: 'application/pdf' });

test('HR adds a CV that came by mail with a name, an address and the file', async () => {
  const { user, form, sent } = await openForm();
  expect(form.getByLabelText(/^Posting/)).toHaveDisplayValue('Radio Planner (active)');
  await user.type(form.getByLabelText('First name'), 'Ada');
  await user.type(form.getByLabelText('Email'), 'ada@example.com');
  await user.upload(form.getByLabelText(/^Resume/), cv());
  await user.click(form.getByRole('button', { name: texts.save }));
  await findToast(texts.done);
  expect(sent).toHaveLength(1);
  const [{ record, files }] = sent as [SentEntry];
  expect(record).toMatchObject({
    first_name: 'Ada',
    email: 'ada@example.com',
    came_by: 'email',
    job_posting_id: postingId,
    locale: 'en',
  });
  expect(files).toEqual([
    { kind: 'resume', file_name: 'cv.pdf', content: btoa(String.fromCharCode(...pdf())) },
  ]);
  await waitFor(() =>
    expect(browser.address).toBe(`/admin/careers/${record['id']}?posting=${postingId}`),
  );
});

test('a CV whose sending failed stays in the form, and is sent again as the same record', async () => {
  const { user, form, sent } = await openForm(
    new Response(null, { status: 503 }),
    new Response(null, { status: 429 }),
    new Response(null, { status: 401 }),
  );
  await user.type(form.getByLabelText('Last name'), 'Okafor');
  await user.type(form.getByLabelText('Phone'), '+234 803 000 0001');
  await user.selectOptions(form.getByLabelText(/^Posting/), texts.noPosting);
  await user.upload(form.getByLabelText(/^Resume/), cv());
  for (const problem of [texts.failed, texts.full, texts.signedOut]) {
    await user.click(await form.findByRole('button', { name: texts.save }));
    expect(await form.findByText(problem)).toBeVisible();
    expect(form.getByText('cv.pdf')).toBeVisible();
  }
  await user.click(await form.findByRole('button', { name: texts.save }));
  await findToast(texts.done);
  expect(sent.map(({ record }) => record['id'])).toEqual(Array(4).fill(sent[0]?.record['id']));
  expect(sent[3]?.record).not.toHaveProperty('job_posting_id');
  expect(sent[3]?.files).toHaveLength(1);
});
