import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { adminHiring } from '@/content/en/admin-hiring';
import { findToast } from '@tests/support/toasts';
import { browser, openSignedIn } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';
import { posting } from '@tests/support/admin/test-applications';

const { copy: texts } = adminHiring;
const { id } = posting();
const backend = withBackend(() => ({ job_postings: [posting()] }));

async function openPosting(path: string = id) {
  const user = await openSignedIn(`/admin/job-postings/${path}`);
  const form = await screen.findByRole('form', { name: /job posting/i });
  const field = (name: RegExp) => within(form).getByLabelText(name);
  const save = () => within(form).getByRole('button', { name: /^(Save|Create)/ });
  return { user, field, save };
}

const stored = () => backend().rows['job_postings'] ?? [];

test('an admin sees the server’s message for a refusal and ours without a network, and keeps the text', async () => {
  const { user, field, save } = await openPosting();
  await user.type(field(/^Title/), ' II');
  backend().failing.set('job_postings', { status: 400, method: 'PATCH' });
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('no');
  backend().failing.set('job_postings', { status: 0, method: 'PATCH' });
  await user.click(save());
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to save job posting'),
  );
  expect(field(/^Title/)).toHaveValue('Radio Engineer II');

  backend().failing.clear();
  expect(field(/^Language/)).toHaveDisplayValue('French');
  await user.selectOptions(field(/^Workplace/), 'Remote');
  await user.selectOptions(field(/^Country/), 'Nigeria');
  await user.click(save());
  await findToast('Job posting updated successfully');
  const place = { workplace: 'remote', country_code: 'ng' };
  expect(stored()[0]).toMatchObject({ ...place, language: 'fr', title: 'Radio Engineer II' });
});

test('an admin sees another admin’s save in the form and keeps what was typed', async () => {
  const { user, field, save } = await openPosting();
  await user.type(field(/^Department/), ' and Towers');
  const theirs = { location: 'Lagos', department: 'Radio', updated_at: '2026-11-20 09:30:00+00' };
  Object.assign(stored()[0] ?? {}, theirs);
  await user.click(save());
  expect(await screen.findByText(/^Someone else has since changed this posting/)).toBeVisible();
  expect(stored()[0]).toMatchObject(theirs);
  expect(field(/^Location/)).toHaveValue('Lagos');
  expect(field(/^Department/)).toHaveValue('Engineering and Towers');
  expect(JSON.stringify(localStorage)).toContain('Engineering and Towers');

  await user.click(save());
  await findToast('Job posting updated successfully');
  expect(stored()[0]).toMatchObject({ department: 'Engineering and Towers', location: 'Lagos' });
  expect(screen.queryByText(/^Someone else has since changed/)).toBeNull();
});

test('an admin sees a posting’s applicants by status, and how many stay if it is deleted', async () => {
  backend().rows['applicants_per_posting'] = [
    { id: '1', posting_id: id, title: 'Radio Engineer', status: 'new', applicants: 2 },
    { id: '2', posting_id: id, title: 'Radio Engineer', status: 'rejected', applicants: 1200 },
    { id: '3', posting_id: 'another', title: 'Planner', status: 'new', applicants: 9 },
  ];
  const { user } = await openPosting();
  const applicants = within(
    await screen.findByRole('region', { name: 'Applicants of this posting' }),
  );
  const link = async (name: string) =>
    (await applicants.findByRole('link', { name })).getAttribute('href');
  expect(await link('1,202 applicants')).toBe(`/admin/careers?posting=${id}`);
  expect(await link('1,200 Rejected')).toBe(`/admin/careers?status=rejected&posting=${id}`);

  await user.click(screen.getByRole('button', { name: 'Delete posting' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Its 1,202 applications are kept, with its title.',
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  await user.click(screen.getByRole('link', { name: 'Close' }));
  await user.click(await screen.findByRole('link', { name: '2 New' }));
  await waitFor(() => expect(browser.address).toBe(`/admin/careers?status=new&posting=${id}`));
});

test('a posting whose response is lost is stored once, as it is sent again', async () => {
  const { user, field, save } = await openPosting('new');
  for (const name of [/^Title/, /^Department/, /^Location/, /^Description/, /^Requirements/]) {
    await user.type(field(name), 'Lost');
  }
  backend().answers.set('job_postings', (sent: object) => {
    stored().push({ ...posting(), ...sent });
    throw new TypeError('Failed to fetch');
  });
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save job posting');
  backend().answers.delete('job_postings');
  const twin = { status: 409, method: 'POST', body: { code: '23505', message: 'twin' } };
  backend().failing.set('job_postings', twin);
  await user.type(field(/^Department/), ' and found');
  await user.click(save());
  await findToast('Job posting created successfully');
  expect(stored().map(({ department }) => department)).toEqual(['Engineering', 'Lost and found']);
});

test('an admin finds unsaved changes again, and can discard them', async () => {
  const first = await openPosting();
  await first.user.clear(first.field(/^Description/));
  await first.user.type(first.field(/^Description/), 'Half a');
  cleanup();
  const { user, field } = await openPosting();
  expect(field(/^Description/)).toHaveValue('Half a');
  expect(screen.getByText(/from your last visit were restored/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard them' }));
  expect(field(/^Description/)).toHaveValue('Towers.');
  cleanup();
  expect((await openPosting()).field(/^Description/)).toHaveValue('Towers.');
});

test('an admin copies a posting as a draft without a closing day, and goes on with the copy', async () => {
  Object.assign(stored()[0] ?? {}, { status: 'active', closes_on: '2099-01-31' });
  const { user } = await openPosting();
  await user.click(screen.getByRole('button', { name: texts.open }));
  await findToast(texts.done);
  expect(stored()).toHaveLength(2);
  const copy = stored().find((row) => row['id'] !== id);
  expect(copy).toMatchObject({ title: 'Radio Engineer', status: 'draft', closes_on: null });
  const url = `/admin/job-postings/${String(copy?.['id'])}`;
  await waitFor(() => expect(browser.address).toBe(url));
});

test('an admin can recreate a posting that somebody else deleted', async () => {
  const { user, field, save } = await openPosting();
  await user.type(field(/^Title/), ' II');
  backend().rows['job_postings'] = [];
  await user.click(save());
  expect(await screen.findByText(/^This posting has been deleted/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: adminDetail.job.recreate }));
  await findToast('Job posting created successfully');
  expect(stored()).toMatchObject([{ title: 'Radio Engineer II', location: 'Kano' }]);
});
