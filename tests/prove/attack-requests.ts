import { randomUUID } from 'node:crypto';
import { postings, quotes, submissions } from '../db/tables.ts';
import { bulk, calls, odd } from './attack-abuse.ts';
import { get, minimal, send, type Attack, type Prey } from './attack-request.ts';

const hidden = [
  ...submissions.map(({ name }) => name),
  'application_files',
  'staff_notes',
  'activity_log',
];
/** Requests that must neither show nor change anything, whoever of the attackers sends them. */
export function attacks(prey: Prey): Attack[] {
  return [
    ...reading(prey),
    ...escalating(prey),
    ...rewriting(prey),
    ...bulk(),
    ...calls(prey),
    ...odd(),
  ];
}

function reading({ posting, rows }: Prey): Attack[] {
  const tables = [...hidden, 'admin_users'].flatMap((table) => [
    get(`read ${table}`, `/rest/v1/${table}?select=*`),
    get(`count ${table}`, `/rest/v1/${table}?select=*`, { prefer: 'count=exact', range: '0-0' }),
    get(`estimate ${table}`, `/rest/v1/${table}?select=*`, { prefer: 'count=planned' }),
    {
      ...get(`count ${table} by head`, `/rest/v1/${table}?select=*`, { prefer: 'count=exact' }),
      method: 'HEAD',
    },
    get(`aggregate ${table}`, `/rest/v1/${table}?select=count()`),
  ]);
  const embedded = [
    '/rest/v1/job_postings?select=*,career_applications(*)',
    '/rest/v1/job_postings?select=id,career_applications!inner(email)',
    '/rest/v1/job_postings?select=id,career_applications(count)',
    '/rest/v1/job_postings?select=*,career_applications(*,application_files(*))',
    '/rest/v1/career_applications?select=*,application_files(content)',
    '/rest/v1/application_files?select=*,career_applications(*)',
    '/rest/v1/admin_users?select=*,users(*)',
    '/rest/v1/job_postings?select=id&career_applications.email=like.*canary*',
  ].map((path) => get(`embed ${path}`, path));
  const drafts = [
    `/rest/v1/job_postings?id=eq.${posting}`,
    '/rest/v1/job_postings?status=eq.draft',
    '/rest/v1/job_postings?or=(status.eq.draft,status.eq.inactive)',
    '/rest/v1/job_postings?status=not.eq.active',
    '/rest/v1/job_postings?search_text=like.*canary*',
  ].map((path) => get(`drafts ${path}`, path));
  const elsewhere = [
    'private',
    'auth',
    'pg_catalog',
    'information_schema',
    'supabase_migrations',
  ].flatMap((schema) =>
    ['users', 'submission_limits', 'pg_authid', 'sender_salt', 'tables', 'schema_migrations'].map(
      (table) =>
        get(`schema ${schema}.${table}`, `/rest/v1/${table}?select=*`, {
          'accept-profile': schema,
        }),
    ),
  );
  const guesses = hidden
    .slice(0, 4)
    .map((table) =>
      get(`guess ${table}`, `/rest/v1/${table}?id=eq.${rows[table] ?? ''}&select=email`),
    );
  return [
    ...tables,
    ...embedded,
    ...drafts,
    ...elsewhere,
    ...guesses,
    get('schema of the API', '/rest/v1/'),
  ];
}

function escalating({ admin, stranger }: Prey): Attack[] {
  const ids = [admin, stranger, randomUUID()];
  return [
    ...ids.map((user_id) =>
      send('become an admin', 'POST', '/rest/v1/admin_users', { user_id }, minimal),
    ),
    send(
      'become an admin by upsert',
      'POST',
      '/rest/v1/admin_users?on_conflict=user_id',
      { user_id: stranger },
      { prefer: 'resolution=merge-duplicates' },
    ),
    send('take an admin’s row', 'PATCH', `/rest/v1/admin_users?user_id=eq.${admin}`, {
      user_id: stranger,
    }),
    send('unmake admins', 'DELETE', '/rest/v1/admin_users?user_id=not.is.null', undefined),
    get('list accounts', '/auth/v1/admin/users'),
    get('look at an account', `/auth/v1/admin/users/${admin}`),
    send('create an account with rights', 'POST', '/auth/v1/admin/users', {
      email: 'x@example.com',
      password: 'long-enough-1',
      email_confirm: true,
      role: 'service_role',
    }),
    send('change an account', 'PUT', `/auth/v1/admin/users/${admin}`, {
      password: 'mine-from-now-1',
    }),
    send('delete an account', 'DELETE', `/auth/v1/admin/users/${admin}`, undefined),
    send('make a link', 'POST', '/auth/v1/admin/generate_link', {
      type: 'magiclink',
      email: 'admin@example.com',
    }),
    send('invite', 'POST', '/auth/v1/invite', { email: 'admin@example.com' }),
  ];
}

function rewriting({ rows, posting }: Prey): Attack[] {
  const tables = Object.entries(rows).flatMap(([table, id]) => [
    send(`change ${table}`, 'PATCH', `/rest/v1/${table}?id=eq.${id}`, { status: 'completed' }),
    send(`change all ${table}`, 'PATCH', `/rest/v1/${table}`, { created_at: '2020-01-01' }),
    send(`rewrite ${table}`, 'PATCH', `/rest/v1/${table}?id=eq.${id}`, {
      email: 'mine@example.com',
      body: 'x',
      summary: 'x',
    }),
    send(`delete ${table}`, 'DELETE', `/rest/v1/${table}?id=eq.${id}`, undefined),
    send(`delete all ${table}`, 'DELETE', `/rest/v1/${table}?id=not.is.null`, undefined),
    send(`replace ${table}`, 'PUT', `/rest/v1/${table}?id=eq.${id}`, { id }),
  ]);
  const forged = submissions.map(({ name, row }) =>
    send(`forge ${name}`, 'POST', `/rest/v1/${name}`, {
      ...row,
      id: randomUUID(),
      status: 'accepted',
      created_at: '2020-01-01',
      suspect: false,
    }),
  );
  return [
    ...tables,
    ...forged,
    send(
      'overwrite by upsert',
      'POST',
      '/rest/v1/quote_requests?on_conflict=id',
      { ...quotes.row, id: rows['quote_requests'] },
      { prefer: 'resolution=merge-duplicates' },
    ),
    send('publish', 'POST', '/rest/v1/job_postings', postings.row),
    send('publish a draft', 'PATCH', `/rest/v1/job_postings?id=eq.${posting}`, {
      status: 'active',
    }),
    send('delete a posting', 'DELETE', `/rest/v1/job_postings?id=eq.${posting}`, undefined),
    send('write history', 'POST', '/rest/v1/activity_log', {
      action: 'submitted',
      table_name: 'x',
      record_id: randomUUID(),
      summary: 'x',
    }),
    send('write a note', 'POST', '/rest/v1/staff_notes', {
      table_name: 'quote_requests',
      record_id: rows['quote_requests'],
      body: 'x',
    }),
    send('add a file', 'POST', '/rest/v1/application_files', {
      application_id: rows['career_applications'],
      kind: 'resume',
      file_name: 'x.pdf',
      content: '\\x',
    }),
    send(
      'have a row shown',
      'POST',
      '/rest/v1/quote_requests?select=*',
      { ...quotes.row, id: randomUUID() },
      { prefer: 'return=representation' },
    ),
  ];
}
