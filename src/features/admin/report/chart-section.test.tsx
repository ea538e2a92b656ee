import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { withBackend } from '@tests/support/admin/with-backend';
import { openSignedIn } from '@tests/support/admin/test-session';

const { chart: texts } = adminDetail.overview;
const backend = withBackend();

test('an admin sees what came per day of the company’s time zone, and can retry what did not load', async () => {
  backend().rows['rpc/submissions_per_day'] = [
    { id: '1', table_name: 'quote_requests', day: 7, submissions: 4 },
    { id: '2', table_name: 'contact_submissions', day: 6, submissions: 1 },
  ];
  backend().failing.set('rpc/read_report', { status: 403 });
  backend().failing.set('rpc/submissions_per_day', { status: 403 });
  const user = await openSignedIn('/admin/report?days=2029-01-01..2029-01-07');
  const part = within(await screen.findByRole('region', { name: texts.title }));
  expect(await part.findByText(texts.failed)).toBeVisible();
  backend().failing.delete('rpc/submissions_per_day');
  await user.click(part.getByRole('button', { name: 'Retry' }));
  expect(await part.findByText('Sun 7 January: 4')).toBeVisible();
  expect(part.getByText('Sat 6 January: 1')).toBeVisible();
  for (const day of ['1 Jan', '7 Jan']) expect(part.getByText(day)).toBeVisible();
  expect(part.getByText('Quote requests')).toHaveTextContent('Quote requests4');
  const asked = backend().sent<{ day_starts: string[] }>('rpc/submissions_per_day').at(-1);
  expect(asked?.day_starts[0]).toBe('2028-12-31T18:30:00.000Z');
});
