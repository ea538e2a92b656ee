import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { adminSending } from '@/content/en/admin-sending';
import { adminSearch as texts } from '@/content/en/admin-search';
import { quote, withQuotes } from '@tests/support/admin/test-lists';
import { browser, openSignedIn } from '@tests/support/admin/test-session';

const backend = withQuotes(7);

const application = {
  id: '5eed0003-0000-4000-8000-000000000001',
  first_name: 'Ọláwálé',
  last_name: 'Nguyễn',
  search_text: 'olawale nguyen',
  email: 'ola?cc=all@example.com',
  status: 'new',
  created_at: '2026-11-20 09:00:00+00',
};

async function openSearch(path = '/admin') {
  backend().rows['career_applications'] = [application];
  const user = await openSignedIn(path);
  const button = await screen.findByRole('button', { name: texts.open });
  await user.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('alertdialog', { name: texts.title }));
  return { user, button, dialog };
}

test('an admin finds everything of a person by one search, walks through it with the arrows, and opens the first with Enter', async () => {
  const { user, dialog } = await openSearch();
  expect(dialog.getByRole('searchbox')).toHaveFocus();
  await user.paste('nguyen');
  const quotes = within(await dialog.findByRole('region', { name: 'Quote requests' }));
  expect(quotes.getAllByRole('listitem')).toHaveLength(5);
  expect(dialog.getByText(texts.newest)).toBeVisible();
  const applications = within(dialog.getByRole('region', { name: 'Job applications' }));
  expect(applications.getByRole('listitem')).toHaveTextContent(/Nguyễn.*DR-5EED0003/);
  expect(dialog.queryByRole('region', { name: 'Contact messages' })).toBeNull();
  expect(quotes.getByRole('link', { name: texts.all('Quote requests') })).toHaveAttribute(
    'href',
    '/admin/contacts/quotes?q=nguyen',
  );

  const [first, second] = dialog.getAllByRole('link');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(second).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(dialog.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(browser.address).toBe(first?.getAttribute('href'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Company 1' })).toHaveFocus());
});

const entry = {
  id: 'entry',
  kind: 'note',
  table_name: 'quote_requests',
  record_id: quote(1).id,
  at: '2026-11-13 09:00:00+00',
  excerpt: `${'We talked about prices. '.repeat(20)}I promised a Pilot in Côte d’Ivoire.`,
  person: 'Ada Obi',
  company: 'Volta Mobile',
  spam_suspected: false,
};

test('an admin finds by a word what was promised in a note, and opens its record', async () => {
  const { user, dialog } = await openSearch();
  backend().rows['rpc/search_entries'] = [entry];
  await user.paste('pilot');
  const found = within(await dialog.findByRole('region', { name: texts.entries.title }));
  expect(backend().sent('rpc/search_entries')).toEqual([{ search: 'pilot' }]);
  expect(found.getByRole('listitem')).toHaveTextContent(
    /^Ada Obi, Volta Mobile in a note of 13 Nov 2026 Quote requests, DR-\w+….+ a Pilot in Côte/,
  );
  expect(dialog.getByRole('status')).toHaveTextContent(texts.found(1));
  expect(dialog.queryByText(texts.newest)).toBeNull();
  await user.click(found.getByRole('link'));
  expect(browser.address).toBe(`/admin/contacts/quotes/${entry.record_id}`);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an admin reads that nothing matches and leaves with Escape, can search while typing a note, but not over another question', async () => {
  const { user, button, dialog } = await openSearch(`/admin/contacts/quotes/${quote(1).id}`);
  await user.paste('n');
  expect(await dialog.findByText(texts.tooShort)).toBeVisible();
  await user.paste('o such person');
  expect(await dialog.findByText(texts.none)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(button);
  expect(await screen.findByRole('alertdialog', { name: texts.title })).toBeVisible();
  await user.keyboard('{Escape}');

  await user.click(await screen.findByText(adminSending.composer.note));
  const note = await screen.findByRole('textbox', { name: adminDetail.notes.label });
  await user.click(note);
  await user.paste('Talked to Ada');
  await user.keyboard('{Meta>}k{/Meta}{Meta>}k{/Meta}');
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(note).toHaveFocus());
  expect(note).toHaveValue('Talked to Ada');

  await user.click(screen.getByText('Sign Out'));
  await screen.findByRole('alertdialog', { name: adminDetail.signOut.title });
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('alertdialog', { name: texts.title })).toBeNull();
});
