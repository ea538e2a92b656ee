import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminLists } from '@/content/en/admin-lists';
import { application } from '@tests/support/admin/test-applications';
import { openSignedIn } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';
import { findToast } from '@tests/support/toasts';

const { rating: texts } = adminHiring;
const backend = withBackend();

test('HR rates an applicant, sees it in the list, and takes it back', async () => {
  backend().rows['career_applications'] = [application(1, { rating: null })];
  const user = await openSignedIn(`/admin/careers/${application(1).id}`);
  const stars = within(await screen.findByRole('group', { name: texts.label }));
  await user.click(stars.getByRole('button', { name: texts.values[4] }));
  await findToast(texts.setting.saved(texts.values[4]));
  const stored = () => backend().rows['career_applications']?.[0];
  expect(stored()).toMatchObject({ rating: 4 });
  expect(stars.getByRole('button', { pressed: true })).toHaveAccessibleName(texts.values[4]);
  const list = document.querySelector('[data-record]');
  await waitFor(() => expect(list).toHaveTextContent(texts.values[4]));

  await user.click(screen.getByRole('button', { name: adminLists.undo.undo }));
  await findToast(adminLists.undo.done);
  expect(stored()).toMatchObject({ rating: null });
});

test('HR reads what a rejected applicant will see, and is offered the email', async () => {
  backend().rows['career_applications'] = [application(1, { awaits_decision: true })];
  const user = await openSignedIn(`/admin/careers/${application(1).id}`);
  await user.click(await screen.findByRole('button', { name: 'Rejected' }));
  await waitFor(() => expect(screen.getAllByText(adminHiring.untold.shown)).toHaveLength(2));
  expect(screen.getByRole('button', { name: adminHiring.untold.write })).toBeVisible();
  expect(
    screen.getByRole('button', { name: new RegExp(adminHiring.rejection.label) }),
  ).toBeVisible();
  const reads = backend().seen.filter((one) => one.includes(`id=eq.${application(1).id}`));
  expect(reads.join()).toContain('awaits_decision');
});
