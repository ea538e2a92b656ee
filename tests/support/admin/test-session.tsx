/** For tests: the staff area in a browser, and what people do in it. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import {
  MemoryRouter,
  Route,
  Routes,
  useLocation,
  useNavigate,
  type NavigateFunction,
} from 'react-router-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import { ToastHost } from '@/components/ui/toast-host';
import { queryClient } from '@/lib/query-client';
import { staff } from '@/lib/supabase/staff';
import { StaffArea } from '@/features/admin/staff-area';
import { loadParts } from '@/features/admin/ui/lazy-part';
import { render } from '../with-texts';
import { adminAccount } from './fake-backend';

// Otherwise the first tests that open a part would race with its code.
await loadParts();

export const browser = { address: '', back: () => {}, notice: '' };

function AddressBar() {
  const { pathname, search, state } = useLocation();
  const { notice = '' } = (state ?? {}) as { notice?: string };
  const navigate: NavigateFunction = useNavigate();
  // Before an effect would run: a test may read the address as soon as it finds a heading.
  useLayoutEffect(() => {
    browser.address = pathname + search;
    browser.notice = notice;
    browser.back = () => act(() => navigate(-1));
  }, [pathname, search, notice, navigate]);
  return null;
}

export function openAddress(path: string) {
  return render(
    <HelmetProvider>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>
          <AddressBar />
          <Routes>
            <Route path="/admin/*" element={<StaffArea />} />
            <Route path="/" element={<h1>Home page</h1>} />
          </Routes>
        </MemoryRouter>
        <ToastHost />
      </QueryClientProvider>
    </HelmetProvider>,
  );
}

/** Opens a page as the demo admin, who has signed in before. */
export async function openSignedIn(path: string) {
  await staff().auth.signInWithPassword(adminAccount);
  openAddress(path);
  await screen.findByRole('heading', { name: 'Admin Dashboard' });
  return userEvent.setup();
}

/** Fills in the form and sends it, as someone who is signed out does. */
export async function signIn(account: { email: string; password: string }) {
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Admin Login' });
  await user.type(screen.getByLabelText('Email'), account.email);
  await user.type(screen.getByLabelText('Password'), account.password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  return user;
}

/** Ends the session the way another tab does. */
export function loseSession() {
  const key = Object.keys(localStorage).find((name) => name.endsWith('staff')) ?? '';
  localStorage.removeItem(key);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  new BroadcastChannel(key).postMessage({ event: 'SIGNED_OUT', session: null });
}
