import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminAway } from '@/content/en/admin-away';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminLists } from '@/content/en/admin-lists';
import { adminSending } from '@/content/en/admin-sending';
import { replyMails } from '@/content/reply-mails';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { application } from '@tests/support/admin/test-applications';
import { openSignedIn } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';
import { findToast } from '@tests/support/toasts';
import { dayFromNow, weekdayText } from '../ui/timestamps';

const { rating: texts } = adminHiring;
const backend = withBackend();

test('HR rates an applicant, takes it back, and reads what a rejected applicant will see, with an offer of the email', async () => {
  const { id } = application(1);
  backend().rows['career_applications'] = [application(1, { rating: null, awaits_decision: true })];
  const user = await openSignedIn(`/admin/careers/${id}`);
  const stars = within(await screen.findByRole('group', { name: texts.label }));
  await user.click(stars.getByRole('button', { name: texts.values[4] }));
  await findToast(texts.setting.saved(texts.values[4]));
  const stored = () => backend().rows['career_applications']?.[0];
  expect(stored()).toMatchObject({ rating: 4 });
  expect(stars.getByRole('button', { pressed: true })).toHaveAccessibleName(texts.values[4]);
  const row = document.querySelector('[data-record]');
  await waitFor(() => expect(row).toHaveTextContent(texts.values[4]));
  await user.click(screen.getByText(adminLists.undo.undo));
  await findToast(adminLists.undo.done);
  expect(stored()).toMatchObject({ rating: null });

  await user.click(screen.getByRole('button', { name: 'Rejected' }));
  await waitFor(() => expect(screen.getAllByText(adminHiring.untold.shown)).toHaveLength(2));
  expect(
    screen.getByRole('button', { name: new RegExp(adminHiring.rejection.label) }),
  ).toBeVisible();
  const recordRequests = backend().requests.filter((request) => request.includes(`id=eq.${id}`));
  expect(recordRequests.join()).toContain('awaits_decision');
  await user.click(screen.getByText(adminHiring.untold.write));
  const field = await screen.findByLabelText<HTMLTextAreaElement>(adminSending.editor.body);
  expect(field.value).toContain(replyMails.en.mails.career_applications.decline);
});

const ben = { id: 'c-2', name: 'Ben Adeyemi', email: 'ben@example.com', role: 'hr' };
const away_until = dayFromNow(3);

test('HR sees until when a colleague is away, hands a record over with two clicks, and can undo it', async () => {
  const table_names = ['career_applications'];
  backend().rows['colleagues'] = [
    { ...adminAccount, name: null, role: 'admin', table_names },
    { ...ben, table_names, away_until, stand_in_id: adminAccount.id },
    { ...ben, id: 'c-3', name: 'Sam', role: 'sales', table_names: ['quote_requests'] },
  ];
  backend().rows['career_applications'] = [1, 2].map((one) => application(one, { owner_id: null }));
  const user = await openSignedIn(`/admin/careers/${application(1).id}?owner=me`);
  await user.click(await screen.findByRole('button', { name: 'Owner: Nobody' }));
  const choices = (await screen.findAllByRole('menuitemcheckbox')).map((one) => one.textContent);
  const away = adminAway.awayUntil(weekdayText(away_until));
  expect(choices).toEqual(['Me', `Ben Adeyemi ${away}`, 'Nobody']);
  await user.click(screen.getByRole('menuitemcheckbox', { name: /^Ben Adeyemi/ }));
  await findToast('Assigned to Ben Adeyemi');
  expect(screen.getByRole('button', { name: 'Owner: Ben Adeyemi' })).toBeVisible();
  // The reader also owns what their colleague owns who is away.
  await waitFor(() => expect(document.querySelectorAll('[data-record]')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: adminLists.undo.undo }));
  await findToast(adminLists.undo.done);
  expect(backend().rows['career_applications']?.[0]).toMatchObject({ owner_id: null });
});
