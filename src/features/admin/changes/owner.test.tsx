import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { adminAway } from '@/content/en/admin-away';
import { adminLists } from '@/content/en/admin-lists';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { openQuote, openQuotes, rowOf, stored, withQuotes } from '@tests/support/admin/test-lists';
import { findToast } from '@tests/support/toasts';
import { dayFromNow, weekdayText } from '../ui/timestamps';

const backend = withQuotes();
const ben = { id: 'c-2', name: 'Ben Adeyemi', email: 'ben@example.com', role: 'sales' };
const hana = { id: 'c-3', name: null, email: 'hana@example.com', role: 'hr' };

beforeEach(() => {
  backend().rows['colleagues'] = [
    { ...adminAccount, name: null, role: 'admin', table_names: ['quote_requests'] },
    { ...ben, table_names: ['quote_requests'] },
    { ...hana, table_names: ['career_applications'] },
  ];
});

async function openRecord() {
  const { user, panel } = await openQuote();
  return { user, owner: await panel.findByRole('button', { name: 'Owner: Nobody' }) };
}

test('an admin hands a record over with two clicks, and can undo it', async () => {
  const { user, owner } = await openRecord();
  await user.click(owner);
  const choices = (await screen.findAllByRole('menuitemcheckbox')).map((one) => one.textContent);
  expect(choices).toEqual(['Me', 'Ben Adeyemi', 'Nobody']);
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Ben Adeyemi' }));

  await findToast('Assigned to Ben Adeyemi');
  expect(stored(1)).toMatchObject({ owner_id: ben.id });
  expect(screen.getByRole('button', { name: 'Owner: Ben Adeyemi' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await findToast(adminLists.undo.done);
  expect(stored(1)).toMatchObject({ owner_id: null });
});

test('an admin sees in the menu until when a colleague is away', async () => {
  const until = dayFromNow(3);
  Object.assign(backend().rows['colleagues']?.[1] ?? {}, { away_until: until });
  const { user, owner } = await openRecord();
  await user.click(owner);
  const item = await screen.findByRole('menuitemcheckbox', { name: /^Ben Adeyemi/ });
  expect(item).toHaveTextContent(adminAway.awayUntil(weekdayText(until)));
});

test('an admin who takes over for somebody away has their records among the own ones', async () => {
  const stand_in_id = adminAccount.id;
  Object.assign(backend().rows['colleagues']?.[1] ?? {}, {
    away_until: dayFromNow(3),
    stand_in_id,
  });
  Object.assign(stored(1), { owner_id: ben.id });
  Object.assign(stored(2), { owner_id: adminAccount.id });
  await openQuotes('?owner=me');
  await waitFor(() => expect(screen.queryByText('Company 3')).toBeNull());
  expect([rowOf('Company 1'), rowOf('Company 2')]).toHaveLength(2);
});
