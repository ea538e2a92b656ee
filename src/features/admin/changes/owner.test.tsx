import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin } from '@/content/en/admin';
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

describe('while a colleague is away', () => {
  const amina = { id: 'c-5', name: 'Amina Diallo', email: 'amina@example.com', role: 'sales' };
  const until = dayFromNow(3);
  const away = (more: object = {}) => {
    const rows = backend().rows['colleagues'] ?? [];
    rows.push({ ...amina, table_names: ['quote_requests'] });
    Object.assign(rows[1] ?? {}, { away_until: until, stand_in_id: amina.id }, more);
  };
  const chooseBen = async () => {
    const { user, owner } = await openRecord();
    await user.click(owner);
    const item = await screen.findByRole('menuitemcheckbox', { name: /^Ben Adeyemi/ });
    expect(item).toHaveTextContent(adminAway.awayUntil(weekdayText(until)));
    await user.click(item);
    const dialog = await screen.findByRole('alertdialog', { name: /Ben Adeyemi.* is away until/ });
    return { user, dialog: within(dialog) };
  };

  test('an admin is asked, and assigns to the deputy instead', async () => {
    away();
    const { user, dialog } = await chooseBen();
    expect(stored(1)).not.toMatchObject({ owner_id: ben.id });
    await user.click(dialog.getByRole('button', { name: /^Assign to .*Amina Diallo/ }));
    await findToast('Assigned to Amina Diallo');
    expect(stored(1)).toMatchObject({ owner_id: amina.id });
  });

  test('an admin who takes over has their records among the own ones', async () => {
    away({ stand_in_id: adminAccount.id });
    Object.assign(stored(1), { owner_id: ben.id });
    Object.assign(stored(2), { owner_id: adminAccount.id });
    await openQuotes('?owner=me');
    await waitFor(() => expect(screen.queryByText('Company 3')).toBeNull());
    expect([rowOf('Company 1'), rowOf('Company 2')]).toHaveLength(2);
  });

  test('an admin assigns to them anyway, from the keyboard, or leaves it', async () => {
    away({ stand_in_id: hana.id });
    const { user, dialog } = await chooseBen();
    // whose role does not include quote requests
    expect(dialog.getAllByRole('button').map((one) => one.textContent)).toEqual([
      admin.cancel,
      adminAway.question.anyway,
    ]);
    expect(dialog.getByRole('button', { name: admin.cancel })).toHaveFocus();
    await user.keyboard('{Escape}');
    const owner = screen.getByRole('button', { name: 'Owner: Nobody' });
    await waitFor(() => expect(owner).toHaveFocus());

    await user.keyboard('a');
    await screen.findByRole('menuitemcheckbox', { name: /^Ben Adeyemi/ });
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('alertdialog');
    await user.keyboard('{Tab}{Enter}');
    await findToast('Assigned to Ben Adeyemi');
    expect(stored(1)).toMatchObject({ owner_id: ben.id });
  });
});
