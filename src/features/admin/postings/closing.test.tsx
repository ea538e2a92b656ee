import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin } from '@/content/en/admin';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminSending } from '@/content/en/admin-sending';
import { figures } from '@/content/facts/site';
import { chooseTemplate } from '@tests/support/admin/composer';
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
  applicants_per_posting: (['new', 'reviewed', 'interviewed', 'accepted', 'rejected'] as const).map(
    (status) => ({
      id: status,
      posting_id: id,
      title,
      status,
      applicants: status === 'new' ? 2 : 1,
      awaiting: status === 'rejected' ? 0 : status === 'new' ? 2 : 1,
      is_open: true,
    }),
  ),
}));

async function openPosting() {
  const user = await openSignedIn(`/admin/job-postings/${id}`);
  const form = within(await screen.findByRole('form', { name: /job posting/i }));
  return { user, form };
}

async function close(all = 6) {
  const { user, form } = await openPosting();
  await user.selectOptions(form.getByLabelText(/^Status/), 'Inactive');
  await screen.findAllByRole('link', { name: `${all} applicants` });
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  return { user, question: within(await screen.findByRole('alertdialog')) };
}

const sortedBy = (replies: readonly { record_id: string }[]) =>
  replies.toSorted((one, other) => one.record_id.localeCompare(other.record_id));
const stored = () => backend().rows['job_postings']?.[0];

test('HR closes a posting and declines those read, but for one by name, with one reason and three clicks', async () => {
  backend().answers.set(
    'rpc/send_messages',
    [1, 2].map((number) => ({ record_id: applicant(number).id, outcome: 'queued' })),
  );
  const { user, form } = await openPosting();
  await screen.findAllByRole('link', { name: '6 applicants' });
  await user.click(form.getByRole('button', { name: texts.close }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByRole('heading')).toHaveTextContent(texts.title(title, 4));
  const box = (name: string) => question.findByRole('checkbox', { name });
  expect(await box('New 2')).toBeChecked();
  expect(await box('Reviewed 1')).toBeChecked();
  expect(await box('Interviewed 1')).not.toBeChecked();
  await user.click(question.getByText(texts.leaveOut));
  expect(question.queryByText('Ada Obi 5')).toBeNull();
  await user.click(await box('Ada Obi 6'));
  expect(question.getByText(texts.leftOut(1))).toBeVisible();
  await user.click(question.getByRole('button', { name: texts.write(2) }));

  const send = await screen.findByRole('button', { name: adminSending.bulk.send(2) });
  const { forAll } = adminHiring.rejection;
  await user.type(screen.getByLabelText(forAll), 'We have filled it.');
  expect(stored()).toMatchObject({ status: 'inactive' });
  await user.click(send);
  await screen.findByText(adminSending.bulk.queued(2));
  await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus());
  const [call] = backend().sent<{ replies: { record_id: string }[] }>('rpc/send_messages');
  const body: unknown = expect.stringMatching(/further\.\n\nWe have filled it\.\n\nWe wish you/);
  expect(sortedBy(call?.replies ?? [])).toMatchObject([
    { record_id: applicant(1).id, seen: 'new', status: 'rejected', body },
    { record_id: applicant(2).id, seen: 'reviewed', status: 'rejected', body },
  ]);
});

test('HR writes to all 213 who have no answer, in as many rounds as it takes', async () => {
  const all = Array.from({ length: 213 }, (_, index) =>
    applicant(1, {
      id: `5eed0003-0000-4000-8000-${String(index).padStart(12, '0')}`,
      mailbox: `ada${index}@example.com`,
    }),
  );
  backend().rows['career_applications'] = all;
  const [row] = backend().rows['applicants_per_posting'] ?? [];
  if (row) backend().rows['applicants_per_posting'] = [{ ...row, applicants: 213, awaiting: 213 }];
  backend().answers.set(
    'rpc/send_messages',
    all.map((one) => ({ record_id: one.id, outcome: 'queued' })),
  );
  const { user, question } = await close(213);
  await user.click(await question.findByRole('button', { name: texts.write(213) }));
  await user.click(await screen.findByRole('button', { name: adminSending.bulk.send(213) }));
  await screen.findByText(adminSending.bulk.queued(213));
  const calls = backend().sent<{ batch: string; replies: { record_id: string }[] }>(
    'rpc/send_messages',
  );
  expect(calls.map(({ replies }) => replies.length)).toEqual([200, 13]);
  expect(new Set(calls.map(({ batch }) => batch)).size).toBe(1);
  expect(new Set(calls.flatMap(({ replies }) => replies.map((one) => one.record_id))).size).toBe(
    213,
  );
});

test('HR can leave a posting open, or close it and write later', async () => {
  const { user, question } = await close();
  await user.click(question.getByRole('button', { name: admin.cancel }));
  expect(stored()).toMatchObject({ status: 'active' });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await user.click(await screen.findByRole('button', { name: texts.only }));
  await waitFor(() => expect(stored()).toMatchObject({ status: 'inactive' }));
  expect(await screen.findByText(texts.notice(4))).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.writeTo(4) }));
  const later = within(await screen.findByRole('alertdialog'));
  await user.click(await later.findByRole('checkbox', { name: 'Interviewed 1' }));
  await user.click(later.getByRole('button', { name: texts.writeTo(4) }));
  expect(await screen.findByRole('button', { name: adminSending.bulk.send(4) })).toBeVisible();
});

test('HR sees on Overview how many have waited too long for a decision', async () => {
  backend().rows['rpc/open_work'] = [
    { id: '1', table_name: 'career_applications', overdue: 0, undecided: 2 },
  ];
  await openSignedIn('/admin');
  const late = await screen.findByRole('link', {
    name: adminHiring.undecided(2, figures.applicationDecisionDays),
  });
  expect(late.getAttribute('href')).toMatch(/\?decision=none&date=\.\.20[\d-]+&sort=created_at$/);
});

test('HR gives a reason for a rejection, and those who were told before get no second decision', async () => {
  for (const row of backend().rows['career_applications'] ?? []) row['rejection_reason'] = null;
  const user = await openSignedIn(`/admin/careers/${applicant(4).id}`);
  const { label, reasons } = adminHiring.rejection;
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${label}:`) }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: reasons.salary }));
  await waitFor(() =>
    expect(backend().rows['career_applications']?.[3]).toMatchObject({
      status: 'rejected',
      rejection_reason: 'salary',
    }),
  );
  await user.click(screen.getByRole('link', { name: 'Close' }));
  for (const number of [1, 4]) {
    await user.click(await screen.findByRole('checkbox', { name: `Select Ada Obi ${number}` }));
  }
  const bar = within(screen.getByRole('region', { name: 'Selected records' }));
  await user.click(bar.getByRole('button', { name: adminSending.bulk.open(2) }));
  await screen.findByRole('button', { name: adminSending.editor.template });
  await chooseTemplate(user, 'decline');
  expect(await screen.findByText(adminHiring.told(1))).toBeVisible();
  expect(screen.getByRole('button', { name: adminSending.bulk.send(1) })).toBeVisible();
});
