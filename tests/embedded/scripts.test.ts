import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffRoles } from '@/content/en/admin-roles';
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from '../../supabase/embedded/settings.ts';
import { rawMail } from '../../supabase/functions/mail/received/raw-mails.ts';
import { projectSupabaseDir, query, runProgram, serve } from './harness.ts';

const root = mkdtempSync(join(tmpdir(), 'embedded-'));
const dataDir = join(root, 'data/postgres');
let reset: Awaited<ReturnType<typeof runScript>>;
let server: Awaited<ReturnType<typeof serve>>;

async function runScript(name: string, args: string[] = [], more: NodeJS.ProcessEnv = {}) {
  const env = { LOCAL_DATA_DIR: dataDir, ...more };
  const program = runProgram(`../../supabase/embedded/${name}`, args, env);
  return { code: await program.exited, output: program.output() };
}

beforeAll(async () => {
  reset = await runScript('reset.ts');
  server = await serve({ root, supabaseDir: projectSupabaseDir, dataDir });
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function signIn(email: string, password: string): Promise<string> {
  const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const session = (await response.json()) as { access_token?: string };
  return `Bearer ${session.access_token ?? ''}`;
}

it('npm run db:reset creates a database with demo data if none exists', () => {
  expect(reset.output).toContain('migrated and seeded');
  expect(reset.code).toBe(0);
});

it('npm run mail:answer answers as the sender, as SMTP and HTTP do', async () => {
  const port = Number(/Answers: +smtp:\/\/127\.0\.0\.1:(\d+)/.exec(server.output())?.[1]);
  const [quote] = await query<{ reference: string; address: string }>(
    server.databaseUrl,
    `select private.reference_of(id) as reference,
       'r.' || reply_token || '@reply.deccanreach.example' as address
     from private.records where kind = 'quote_requests' order by created_at limit 1`,
  );
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  const mail = { from: 'boss@example.org', to: quote?.address, subject: 'Re', text: 'By SMTP.' };
  await transport.sendMail(mail);
  const large = { ...mail, attachments: [{ filename: 'a.bin', content: Buffer.alloc(15e6) }] };
  await expect(transport.sendMail(large)).rejects.toThrow(/552/);
  const answered = await runScript('answer-by-mail.ts', [quote?.reference ?? '', 'By the script.']);
  expect(answered.output).toContain('answered');
  expect(answered.code).toBe(0);
  const response = await fetch(`${server.url}/functions/v1/mail/received`, {
    method: 'POST',
    headers: { authorization: 'Bearer local-receive-token', 'content-type': 'message/rfc822' },
    body: new Uint8Array(rawMail({ body: 'By HTTP, reçu.' })),
  });
  expect(response.status).toBe(200);
  const received = await query(
    server.databaseUrl,
    "select new_text, private.reference_of(record_id) as reference from messages where kind = 'received' order by created_at",
  );
  expect(received).toEqual([
    { new_text: 'By SMTP.', reference: quote?.reference },
    { new_text: 'By the script.', reference: quote?.reference },
    { new_text: 'By HTTP, reçu.', reference: null },
  ]);
});

it('npm run mail:reread reads a mail again, and says what it lacks', async () => {
  const reread = async (ids: string[], SUPABASE_URL = '', SUPABASE_SECRET_KEY = '') =>
    (await runScript('reread-mail.ts', ids, { SUPABASE_URL, SUPABASE_SECRET_KEY })).output;
  const [mail] = await query<{ id: string }>(
    server.databaseUrl,
    `update messages set new_text = 'As it was read before.' where new_text = 'By HTTP, reçu.' returning id`,
  );
  const id = mail?.id ?? '';
  expect(await reread([''])).toContain('mail:reread -- ID');
  const unknownId = 'aaaaaaaa-0000-4000-8000-000000000001';
  const settings = [server.url, LOCAL_SECRET_KEY] as const;
  expect(await reread([unknownId], ...settings)).toContain('is not kept any more');
  expect(await reread([id], ...settings)).toContain(`${id} was read again.`);
  const read = await query(server.databaseUrl, `select new_text from messages where id = '${id}'`);
  expect(read).toEqual([{ new_text: 'By HTTP, reçu.' }]);
});

describe('npm run admin:grant', () => {
  it.each([
    ['without an address', [], `EMAIL [${Object.keys(staffRoles).join('|')}]`],
    ['with an unknown role', ['x@example.org', 'boss'], 'Usage: npm run admin:grant -- EMAIL'],
    ['with an invalid address', ['nobody'], '"nobody" is not an email address.'],
    ['for an unknown account', ['x@example.org'], 'No account has the address x@example.org'],
  ])('%s fails with a message', async (_, args, message) => {
    const { code, output } = await runScript('grant-admin.ts', args);
    expect(code).toBe(1);
    expect(output).toContain(message);
  });

  it('gives the stranger a role, with or without a running server', async () => {
    const granted = await runScript('grant-admin.ts', ['Stranger@Example.com']);
    expect(granted).toMatchObject({ code: 0 });
    expect(granted.output).toContain('stranger@example.com has the role admin now.');
    const authorization = await signIn('stranger@example.com', 'demo-stranger-2026');
    const response = await fetch(`${server.url}/rest/v1/quote_requests?select=id&limit=1`, {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, authorization },
    });
    expect(await response.json()).toHaveLength(1);

    await query(server.databaseUrl, 'delete from public.admin_users');
    server.signalGroup('SIGINT');
    await server.exited;
    const offline = await runScript('grant-admin.ts', ['stranger@example.com']);
    expect(offline.output).toContain('has the role admin now.');
    const again = await runScript('grant-admin.ts', ['stranger@example.com']);
    expect(again).toMatchObject({ code: 0 });
    expect(again.output).toContain('has the role admin already; nothing changed.');
    const sales = await runScript('grant-admin.ts', ['stranger@example.com', 'sales']);
    expect(sales.output).toContain('has the role sales now.');
  });
});
