/** For tests of the mail screen: recipients and mails. */
import { adminAccount, idleMailState } from './fake-backend';
import { withBackend } from './with-backend';

const minuteMs = 60_000;

export const minutesAgo = (minutes: number) =>
  new Date(Date.now() - minutes * minuteMs).toISOString();

const tables = [
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
  table_names: tables,
  mode: 'each',
  weekly: false,
  with_text: false,
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
  const backend = withBackend(() => ({
    mail_recipients: [
      recipient('r-1', adminAccount.email, {
        own: true,
        role: 'admin',
        role_tables: [...tables, 'job_postings'],
      }),
      recipient('r-2', 'sales@example.com', { shared: true, table_names: tables.slice(0, 2) }),
    ],
  }));
  return {
    backend,
    setMailState(counts: Partial<typeof idleMailState>) {
      backend().rows['rpc/mail_state'] = [{ ...idleMailState, ...counts }];
    },
  };
}
