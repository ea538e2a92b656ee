/** For tests: the mail functions of the backend, in front of the fake backend's tables. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '@/lib/query-client';
import { staff } from '@/lib/supabase/staff';
import { answerRequests } from '@tests/support/network';
import { adminAccount, fakeBackend, idleMailState } from './fake-backend';
import { open } from './test-session';

const minute = 60_000;

export const minutesAgo = (minutes: number) =>
  new Date(Date.now() - minutes * minute).toISOString();

const kinds = [
  'contact_submissions',
  'quote_requests',
  'partnership_applications',
  'career_applications',
];

export const recipient = (id: string, address: string, more: object = {}) => ({
  id,
  address,
  shared: false,
  role: null as string | null,
  role_tables: null as string[] | null,
  own: false,
  table_names: kinds,
  mode: 'each',
  reminders: true,
  ...more,
});

/** A failed acknowledgement; the higher the number, the older it is. */
export const mail = (number: number, more: object = {}) => ({
  id: `5eed0007-0000-4000-8000-${String(9999 - number).padStart(12, '0')}`,
  kind: 'acknowledgement',
  table_name: 'quote_requests',
  record_id: '5eed0004-0000-4000-8000-000000001001',
  recipient_id: null,
  state: 'failed',
  attempts: 12,
  reason: '550 no such user',
  due_at: minutesAgo(number),
  done_at: minutesAgo(number),
  created_at: minutesAgo(number),
  ...more,
});

export function withMail() {
  let backend: ReturnType<typeof fakeBackend>;

  beforeEach(() => {
    backend = fakeBackend({
      mail_recipients: [
        recipient('r-1', adminAccount.email, {
          own: true,
          role: 'admin',
          role_tables: [...kinds, 'job_postings'],
        }),
        recipient('r-2', 'sales@example.com', { shared: true, table_names: kinds.slice(0, 2) }),
      ],
    });
    answerRequests(backend.answer);
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  });

  afterEach(async () => {
    await staff().auth.signOut({ scope: 'local' });
    localStorage.clear();
    queryClient.clear();
    vi.unstubAllGlobals();
  });

  return {
    backend: () => backend,
    state(counts: Partial<typeof idleMailState>) {
      backend.rows['rpc/mail_state'] = [{ ...idleMailState, ...counts }];
    },
  };
}

export async function openSignedIn(path: string) {
  await staff().auth.signInWithPassword(adminAccount);
  open(path);
  await screen.findByRole('heading', { name: 'Admin Dashboard' });
  return userEvent.setup();
}
