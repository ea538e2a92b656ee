import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminCompare } from '@/content/en/admin-compare';
import { memberRow } from '@tests/support/admin/fake-backend';
import { withQuotes } from '@tests/support/admin/test-lists';
import { browser, openSignedIn } from '@tests/support/admin/test-session';

const backend = withQuotes();

test('a member of sales compares countries in the weekly report, and opens the leads of one', async () => {
  const counts = { leads: 3, before: 1, open: 1, won: 1, lost: 1, no_answer: 0 };
  backend().rows['rpc/compare_leads'] = [
    { id: '1', dimension: 'country', value: 'Mali', ...counts },
    { id: '2', dimension: 'source', value: 'direct', ...counts },
  ];
  backend().rows['admin_users'] = [memberRow('sales')];
  const user = await openSignedIn('/admin/report');
  const section = within(await screen.findByRole('region', { name: adminCompare.title }));
  expect(await section.findByText('Direct or unknown')).toBeVisible();
  const link = section.getByText('Mali');
  expect(link.closest('tr')).toHaveTextContent('Mali3 (+2)1110');
  await user.click(link);
  expect(browser.address).toMatch(
    /^\/admin\/contacts\/quotes\?date=[\d-]{10}\.\.[\d-]{10}&country=Mali$/,
  );
});
