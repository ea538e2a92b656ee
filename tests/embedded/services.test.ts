// What the site asks of its services. With SERVICES_URL and SERVICES_KEY it asks a running Supabase, such as the one
// that `npx supabase start` starts (.github/workflows/services.yml); without them, the embedded backend.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkLive } from '../../src/build/check-live/all-checks.ts';
import { fileSizeLimit } from '../../src/lib/documents.ts';
import { DEMO_ACCOUNTS, LOCAL_PUBLISHABLE_KEY } from '../../supabase/embedded/settings.ts';
import { applications, quotes } from '../db/tables.ts';
import { pdf } from '../support/document-builders.ts';
import { projectServer } from './harness.ts';
import { checkAccounts, smallSite } from './small-site.ts';

const servicesUrl = process.env['SERVICES_URL'];
const key = process.env['SERVICES_KEY'] ?? LOCAL_PUBLISHABLE_KEY;
const backend = servicesUrl ? { url: servicesUrl } : projectServer();
const site = smallSite(backend);
const [admin] = DEMO_ACCOUNTS;

const openClient = (): SupabaseClient =>
  createClient(backend.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket, and nothing here listens: any class will do.
    realtime: { transport: Object as never },
  });

async function signIn({ email, password }: { email: string; password: string }) {
  const client = openClient();
  const { error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return client;
}

const withNewIds = (row: object) => ({
  ...row,
  id: randomUUID(),
  email: `${randomUUID()}@example.com`,
});
const quote = () => withNewIds(quotes.row);
const file = (kind: string, size?: number) => ({
  kind,
  file_name: `${kind}.pdf`,
  content: Buffer.from(pdf(size)).toString('base64'),
});

describe('a visitor', () => {
  it('sends a request several times, which is stored once, and neither changes nor reads it', async () => {
    const visitor = openClient();
    const table = visitor.from('quote_requests');
    const sent = quote();
    const clicks = await Promise.all(Array.from({ length: 12 }, () => table.insert(sent)));
    expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([201]));
    const edited = { ...sent, company_name: 'Edited' };
    expect(await table.insert(edited)).toMatchObject({ status: 201 });
    expect(await table.select('id')).toMatchObject({ data: null });
    const staff = await signIn(admin);
    const { data } = await staff.from('quote_requests').select('company_name').eq('id', sent.id);
    expect(data).toEqual([{ company_name: quotes.row['company_name'] }]);
  });

  it('sees which field was refused when a request is none of our forms’, and nothing is stored', async () => {
    const visitor = openClient();
    const sent = { ...quote(), budget: 'a lot' };
    const { status } = await visitor.from('quote_requests').insert(sent);
    // the embedded backend answers 500, a hosted one 400
    expect(status).toBeGreaterThanOrEqual(400);
    const staff = await signIn(admin);
    const { data } = await staff.from('quote_requests').select('id').eq('id', sent.id);
    expect(data).toEqual([]);
    const application = { ...withNewIds(applications.row), phone: '1' };
    const files = [file('resume')];
    expect(await visitor.rpc('submit_application', { application, files })).toMatchObject({
      status: 400,
      error: { code: 'PT400', details: expect.stringMatching(/"field" ?: ?"phone"/) as string },
    });
    const nul = [{ ...file('resume'), file_name: 'a\0.pdf' }];
    expect(
      await visitor.rpc('submit_application', {
        application: withNewIds(applications.row),
        files: nul,
      }),
    ).toMatchObject({ status: 400, error: { code: '22P05' } });
  });

  it('sees when to send again after ten requests from one email address', async () => {
    const { email } = quote();
    const send = () =>
      fetch(`${backend.url}/rest/v1/quote_requests`, {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json', prefer: 'return=minimal' },
        body: JSON.stringify({ ...quote(), email }),
      });
    for (let i = 0; i < 10; i += 1) expect((await send()).status).toBe(201);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(await refused.json()).toMatchObject({ code: 'PT429' });
  });

  it('applies twice with two files of 5 MB, sees the application’s status, and withdraws it', async () => {
    const visitor = openClient();
    const secret = randomUUID() + randomUUID();
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
    const application = {
      ...withNewIds(applications.row),
      status_hash: Buffer.from(hash).toString('hex'),
    };
    const files = ['resume', 'cover_letter'].map((kind) => file(kind, fileSizeLimit));
    for (let times = 0; times < 2; times += 1) {
      const response = await visitor.rpc('submit_application', { application, files });
      expect(response).toMatchObject({ data: application.id, status: 200 });
    }
    const read = await visitor.rpc('read_status', { secret });
    expect(read.data).toMatchObject([{ status: 'new' }]);
    expect(await visitor.rpc('withdraw_submission', { secret })).toMatchObject({ error: null });
    expect((await visitor.rpc('read_status', { secret })).data).not.toMatchObject([
      { status: 'new' },
    ]);
  });
});

describe('staff', () => {
  it('set a status, write a note and answer, and the database keeps who did it', async () => {
    const staff = await signIn(admin);
    const sent = quote();
    await openClient().from('quote_requests').insert(sent);
    const changes = [{ id: sent.id, seen: { status: 'new' }, set: { status: 'contacted' } }];
    const changed = await staff.rpc('update_records', { table_name: 'quote_requests', changes });
    expect(changed.data).toMatchObject({ changed: { [sent.id]: { status: 'new' } } });
    const again = await staff.rpc('update_records', { table_name: 'quote_requests', changes });
    expect(again.data).toMatchObject({ changed: {} });

    const about = { table_name: 'quote_requests', record_id: sent.id };
    const note = await staff
      .from('messages')
      .insert({ ...about, body: 'Called.' })
      .select('author_email');
    expect(note.data).toEqual([{ author_email: admin.email }]);
    const reply = {
      id: randomUUID(),
      record_id: sent.id,
      subject: 'Your request',
      body: 'Thank you.',
      to_author: false,
      seen: 'contacted',
    };
    const answered = await staff.rpc('send_messages', {
      table_name: 'quote_requests',
      replies: [reply],
    });
    expect(answered.data).toEqual([{ record_id: sent.id, outcome: 'queued' }]);
    const log = await staff
      .from('activity_log')
      .select('actor_email')
      .eq('action', 'status_changed')
      .eq('record_id', sent.id);
    expect(log.data).toEqual([{ actor_email: admin.email }]);
  });
});

it('the check of a live site finds nothing wrong with the services', async () => {
  const found = await checkLive(
    { VITE_SUPABASE_URL: backend.url, VITE_SUPABASE_ANON_KEY: key, ...checkAccounts },
    site.url,
  );
  // Samples, demo accounts and addresses without https are what a local backend has.
  const local =
    /^(VITE_S|Facts of|Processors|Claims|Demo accounts|Sign-in|Redirect|Emails|Mail|Retention|Host)/;
  const wrong = found.filter(({ state, check }) => state === 'failed' && !local.test(check));
  expect(wrong).toEqual([]);
});
