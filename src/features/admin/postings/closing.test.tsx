import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin } from '@/content/en/admin';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminSending } from '@/content/en/admin-sending';
import { openSignedIn } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';
import { application, posting } from '@tests/support/admin/test-applications';

const { closing: texts } = adminHiring;
const { id, title } = posting();

const applicant = (number: number, more: object = {}) =>
  application(number, {
    job_posting_id: id,
    posting_title: title,
    mailbox: `ada${number}@example.com`,
    locale: 'en',
    awaits_decision: true,
    ...more,
  });

const counts = (status: string, applicants: number, awaiting: number) => {
  const row = { id: status, posting_id: id, title, is_open: true };
  return { ...row, status, applicants, awaiting };
};

const backend = withBackend(() => ({
  job_postings: [
    posting({
      status: 'active',
      created_at: new Date(Date.now() - 12.5 * 86_400_000).toISOString(),
    }),
  ],
  career_applications: [
    applicant(1),
    applicant(2, { status: 'reviewed' }),
    applicant(3, { status: 'accepted' }),
    applicant(4, { status: 'rejected', awaits_decision: false }),
    applicant(5, { status: 'interviewed' }),
    applicant(6),
  ],
  applicants_per_posting: [
    counts('new', 2, 2),
    ...['reviewed', 'interviewed', 'accepted'].map((status) => counts(status, 1, 1)),
    counts('rejected', 1, 0),
  ],
}));

async function openPosting() {
  const user = await openSignedIn(`/admin/job-postings/${id}`);
  const button = await screen.findByText('Save changes');
  await screen.findAllByText(/^6 applicants/);
  return { user, form: within(button.closest('form') ?? document.body) };
}

const findQuestion = async () => within(await screen.findByRole('alertdialog'));

const sortedByRecord = (replies: readonly { record_id: string }[]) =>
  replies.toSorted((one, other) => one.record_id.localeCompare(other.record_id));
const storedPosting = () => backend().rows['job_postings']?.[0];

test('HR closes a posting and declines its applicants with one reason, but not the interviewed and one left out by name', async () => {
  backend().answers.set(
    'rpc/send_messages',
    [1, 2].map((number) => ({ record_id: applicant(number).id, outcome: 'queued' })),
  );
  const { user, form } = await openPosting();
  await user.click(form.getByText(texts.close));
  const question = await findQuestion();
  expect(question.getByRole('heading')).toHaveTextContent(texts.title(title, 4));
  const box = (name: string) => question.findByRole('checkbox', { name });
  expect(await box('New 2')).toBeChecked();
  expect(await box('Reviewed 1')).toBeChecked();
  expect(await box('Interviewed 1')).not.toBeChecked();
  await user.click(question.getByText(texts.leaveOut));
  expect(question.queryByText('Ada Obi 5')).toBeNull();
  await user.click(await box('Ada Obi 6'));
  expect(question.getByText(texts.leftOut(1))).toBeVisible();
  await user.click(question.getByText(texts.write(2)));

  const send = await screen.findByText(adminSending.bulk.send(2));
  await user.click(screen.getByLabelText(adminHiring.rejection.forAll));
  await user.paste('We have filled it.');
  expect(storedPosting()).toMatchObject({ status: 'inactive' });
  await user.click(send);
  await screen.findByText(adminSending.bulk.queued(2));
  await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus());
  const [sending] = backend().sent<{ replies: { record_id: string }[] }>('rpc/send_messages');
  const body: unknown = expect.stringMatching(/further\.\n\nWe have filled it\.\n\nWe wish you/);
  expect(sortedByRecord(sending?.replies ?? [])).toMatchObject([
    { record_id: applicant(1).id, seen: 'new', status: 'rejected', body },
    { record_id: applicant(2).id, seen: 'reviewed', status: 'rejected', body },
  ]);
});

test('HR can leave a posting open, or close it and write later', async () => {
  const { user, form } = await openPosting();
  await user.selectOptions(form.getByLabelText(/^Status/), 'Inactive');
  await user.click(form.getByText('Save changes'));
  await user.click((await findQuestion()).getByText(admin.cancel));
  expect(storedPosting()).toMatchObject({ status: 'active' });
  await user.click(form.getByText('Save changes'));
  await user.click(await screen.findByText(texts.only));
  await waitFor(() => expect(storedPosting()).toMatchObject({ status: 'inactive' }));
  expect(await screen.findByText(texts.notice(4))).toBeVisible();
  await user.click(screen.getByText(texts.writeTo(4)));
  const later = await findQuestion();
  await user.click(await later.findByRole('checkbox', { name: 'Interviewed 1' }));
  await user.click(later.getByText(texts.writeTo(4)));
  expect(await screen.findByText(adminSending.bulk.send(4))).toBeVisible();
});
