import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { adminOutcome } from '@/content/en/admin-outcome';
import { openQuote, openQuotes, select, dbRow, withQuotes } from '@tests/support/admin/test-lists';
import { dayFromNow, dayText } from '../ui/timestamps';

const { details: texts } = adminOutcome;
const backend = withQuotes(4);
const today = dayFromNow(0);

beforeEach(() => {
  for (const row of backend().rows['quote_requests'] ?? []) {
    const columns = ['outcome', 'lost_reason', 'amount', 'currency', 'outcome_on'];
    Object.assign(row, Object.fromEntries(columns.map((column) => [column, null])));
  }
});

test('an admin corrects an unreadable amount, says what a won lead is worth and when it was won, and undoes that', async () => {
  const { user, panel } = await openQuote(2);
  await user.click(await panel.findByRole('button', { name: /^Outcome: / }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Won' }));
  await user.click(await panel.findByText(`${texts.noAmount}, ${dayText(today)}`));
  const dialog = within(await screen.findByRole('alertdialog'));
  const amount = dialog.getByLabelText(texts.amount);
  await user.click(amount);
  await user.paste('much');
  await user.click(dialog.getByText(texts.save));
  expect(dialog.getByText(texts.unreadable)).toBeVisible();
  expect(amount).toHaveFocus();

  await user.clear(amount);
  await user.paste('1,200.50');
  await user.selectOptions(dialog.getByLabelText(texts.currency), 'XAF');
  fireEvent.change(dialog.getByLabelText(texts.day), { target: { value: '2026-01-01' } });
  await user.click(dialog.getByText(texts.save));
  await screen.findByText('Outcome: Won: XAF 1,200.50 on 1 Jan 2026');
  expect(dbRow(2)).toMatchObject({ amount: 1200.5, currency: 'XAF', outcome_on: '2026-01-01' });
  const row = screen.getByText('Company 2', { selector: 'a span' }).closest('tr');
  expect(row).toHaveTextContent('Won: XAF 1,200.50');

  // The offer before this one is on its way out.
  await user.click(await screen.findByText('Undo'));
  await waitFor(() =>
    expect(dbRow(2)).toMatchObject({ outcome: 'won', amount: null, outcome_on: today }),
  );
});

test('an admin sets the outcome of several leads, of which those that are won already keep their amount', async () => {
  const worth = { outcome: 'won', amount: 7, currency: 'USD', outcome_on: '2026-01-01' };
  Object.assign(dbRow(2), worth);
  const user = await openQuotes();
  const bar = await select(user, 2, 4);
  await user.click(bar.getByRole('button', { name: 'More' }));
  bar.getByRole('menuitem', { name: adminOutcome.setFor }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitemcheckbox', { name: 'Won' });
  await user.keyboard('{ArrowDown}{Enter}');
  await screen.findByText(`Outcome: Won on ${dayText(today)}`);
  expect(dbRow(4)).toMatchObject({ outcome: 'won', amount: null });
  expect(dbRow(2)).toMatchObject(worth);
});
