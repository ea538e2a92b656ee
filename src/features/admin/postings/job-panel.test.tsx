import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  const button = await screen.findByText(/^(Save changes|Create posting)$/);
  const form = within(button.closest('form') ?? document.body);
  const field = (name: RegExp) => form.getByLabelText(name);
  const save = () => user.click(button);
  async function add(name: RegExp, text: string) {
    await user.click(field(name));
    await user.paste(text);
  }
  return { user, field, add, save };
}

const postings = () => backend().rows['job_postings'] ?? [];

test('an admin keeps what was typed when a save is refused, has no network or comes after a colleague’s, and then saves it', async () => {
  const { user, field, add, save } = await openPosting();
  await add(/^Department/, ' II');
  backend().failures.set('job_postings', { status: 400, method: 'PATCH' });
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('no');
  backend().failures.set('job_postings', { status: 0, method: 'PATCH' });
  await save();
  const alert = screen.getByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent('Failed to save job posting'));
  backend().failures.clear();

  const theirs = { location: 'Lagos', department: 'Radio', updated_at: '2026-11-20 09:30:00+00' };
  Object.assign(postings()[0] ?? {}, theirs);
  await save();
  const notice = /^Someone else has since changed this posting/;
  expect(await screen.findByText(notice)).toBeVisible();
  expect(postings()[0]).toMatchObject(theirs);
  expect(field(/^Location/)).toHaveValue('Lagos');
  expect(field(/^Department/)).toHaveValue('Engineering II');
  expect(JSON.stringify(localStorage)).toContain('Engineering II');

  expect(field(/^Language/)).toHaveDisplayValue('French');
  await user.selectOptions(field(/^Workplace/), 'Remote');
  await user.selectOptions(field(/^Country/), 'Nigeria');
  await save();
  await findToast('Job posting updated successfully');
  const place = { workplace: 'remote', country_code: 'ng', location: 'Lagos' };
  expect(postings()[0]).toMatchObject({ ...place, language: 'fr', department: 'Engineering II' });
  expect(screen.queryByText(notice)).toBeNull();
});

test('an admin sees a posting’s applicants by status, how many stay if it is deleted, and goes on with a copy as a draft without a closing day', async () => {
  Object.assign(postings()[0] ?? {}, { status: 'active', closes_on: '2099-01-31' });
  const about = { posting_id: id, title: 'Radio Engineer' };
  backend().rows['applicants_per_posting'] = [
    { id: '1', ...about, status: 'new', applicants: 2 },
    { id: '2', ...about, status: 'rejected', applicants: 1200 },
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

  await user.click(screen.getByText('Delete posting'));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Its 1,202 applications are kept, with its title.',
  );
  await user.click(screen.getByText('Cancel'));

  await user.click(screen.getByText(texts.open));
  await findToast(texts.done);
  expect(postings()).toHaveLength(2);
  const copy = postings().find((row) => row['id'] !== id);
  expect(copy).toMatchObject({ title: 'Radio Engineer', status: 'draft', closes_on: null });
  const url = `/admin/job-postings/${String(copy?.['id'])}`;
  await waitFor(() => expect(browser.address).toBe(url));

  await user.click(screen.getByRole('link', { name: 'Close' }));
  await user.click(await screen.findByRole('link', { name: '2 New' }));
  await waitFor(() => expect(browser.address).toBe(`/admin/careers?status=new&posting=${id}`));
});

test('an admin whose new posting was stored, but not answered, saves it again, and it is stored once with the last text', async () => {
  const { field, add, save } = await openPosting('new');
  for (const name of [/^Title/, /^Department/, /^Location/, /^Description/, /^Requirements/]) {
    fireEvent.change(field(name), { target: { value: 'Lost' } });
  }
  backend().answers.set('job_postings', (sent: object) => {
    postings().push({ ...posting(), ...sent });
    throw new TypeError('Failed to fetch');
  });
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save job posting');
  backend().answers.delete('job_postings');
  const twin = { status: 409, method: 'POST', body: { code: '23505', message: 'twin' } };
  backend().failures.set('job_postings', twin);
  await add(/^Department/, ' and found');
  await save();
  await findToast('Job posting created successfully');
  expect(postings().map(({ department }) => department)).toEqual(['Engineering', 'Lost and found']);
});

test('an admin finds unsaved changes again, discards them, and recreates the posting when somebody else deleted it', async () => {
  const { add: addBefore } = await openPosting();
  await addBefore(/^Description/, ' Half a');
  cleanup();
  const { user, field, add, save } = await openPosting();
  expect(field(/^Description/)).toHaveValue('Towers. Half a');
  expect(screen.getByText(/from your last visit were restored/)).toBeVisible();
  await user.click(screen.getByText('Discard them'));
  expect(field(/^Description/)).toHaveValue('Towers.');
  expect(JSON.stringify(localStorage)).not.toContain('Half a');

  await add(/^Title/, ' II');
  backend().rows['job_postings'] = [];
  await save();
  expect(await screen.findByText(/^This posting has been deleted/)).toBeVisible();
  await user.click(screen.getByText(adminDetail.job.recreate));
  await findToast('Job posting created successfully');
  expect(postings()).toMatchObject([{ title: 'Radio Engineer II', location: 'Kano' }]);
});
