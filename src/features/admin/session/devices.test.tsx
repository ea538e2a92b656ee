import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminSession } from '@/content/en/admin-session';
import { adminTeam } from '@/content/en/admin-team';
import { withQuotes } from '@tests/support/admin/test-lists';
import { openSignedIn } from '@tests/support/admin/test-session';
import { findToast } from '@tests/support/toasts';

const { devices } = adminSession;
const backend = withQuotes();

test('staff see where they are signed in, and end one device or all others', async () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
  const edge =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0';
  const now = new Date().toISOString();
  const session = (id: string, user_agent: string | null, is_this = false) => ({
    id,
    user_agent,
    is_this,
    ip: '192.0.2.7',
    created_at: now,
    used_at: now,
  });
  let sessions = [session('1', firefox, true), session('2', edge), session('3', null)];
  backend().answers.set('rpc/own_sessions', () => sessions);
  backend().answers.set('rpc/end_session', ({ id }: { id: string }) => {
    sessions = sessions.filter((one) => one.id !== id);
    return null;
  });
  const user = await openSignedIn('/admin');
  await user.click(screen.getByRole('button', { name: adminTeam.account.open }));
  await user.click(screen.getByRole('button', { name: devices.open }));
  const rows = await screen.findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/^Firefox on Linux, this device192\.0\.2\.7/);
  expect(screen.queryByRole('button', { name: 'Sign out of Firefox on Linux' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign out of Edge on Windows' }));
  await findToast('Edge on Windows is signed out');
  await waitFor(() => expect(screen.queryByText('Edge on Windows')).toBeNull());
  expect(screen.getByText('Unknown device')).toBeVisible();
  await user.click(screen.getByRole('button', { name: adminTeam.account.signOutOthers }));
  await findToast(adminTeam.account.signedOut);
  expect(backend().requests.join()).toContain('logout?scope=others');
});
