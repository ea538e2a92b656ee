import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { claim, finish, submitForm } from './mail';
import { actAs, callAs, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

const secrets = `
  create schema vault;
  create view vault.decrypted_secrets (name, decrypted_secret) as
    values ('mail_url', 'https://example.com'), ('mail_token', 't'), ('build_hook', 'https://host.example');`;
/** Makes what pg_net and the vault are in a hosted project; `onCall` are the statements of a call. */
const hostedProject = (onCall: string, vault = secrets) => `
  create schema net;
  create table net.calls (url text, token text);
  grant usage on schema net to public;
  grant all on net.calls to public;
  create function net.http_post(
    url text, body jsonb default null, params jsonb default null, headers jsonb default null,
    timeout_milliseconds integer default 1000
  ) returns bigint language plpgsql as $$ begin ${onCall} end; $$;
  ${vault}`;

const recordCall = `insert into net.calls values (url, headers ->> 'x-mail-token'); return 1;`;

it('the mailer of a hosted project is called when a submission is stored', async ({ tx }) => {
  await tx.unsafe(hostedProject(recordCall));
  await submitForm(tx);
  const expectedCall = { url: 'https://example.com', token: 't' };
  expect(await tx`select url, token from net.calls`).toEqual([expectedCall]);
});

it.for([
  [
    'staff change an open position, the host is told to build',
    `update job_postings set title = 'Engineer'`,
    1,
  ],
  [
    'a fact of the company is set, the host is told to build',
    `select set_fact('team', '{"value": 30, "mark": "confirmed"}')`,
    1,
  ],
  [
    'somebody exports a list, the host is told nothing',
    `select log_export('quote_requests', 1, 'all')`,
    0,
  ],
] as const)('within ten minutes after %s', async ([, statement, buildCount], { tx }) => {
  await tx.unsafe(hostedProject(recordCall));
  await tx.unsafe(
    `create schema cron; create table cron.job (name text, times text, command text);
     create function cron.schedule(text, text, text) returns void language sql as 'insert into cron.job values ($1, $2, $3)'`,
  );
  await tx`select private.schedule_work()`;
  await tx`delete from activity_log`;
  await actAs(tx, 'admin', () => tx.unsafe(statement));
  const [job] = await tx`select * from cron.job where name = 'changes'`;
  expect(job?.['times']).toBe('*/10 * * * *');
  await tx.unsafe(String(job?.['command']));
  expect(await tx`select url from net.calls`).toEqual(
    Array.from({ length: buildCount }, () => ({ url: 'https://host.example' })),
  );
});

describe('a submission is stored, and an administrator sees why nothing is sent:', () => {
  const readState = (tx: Tx) => callAs(tx, 'admin', 'mail_state');
  /** A project in which the call with the id 7 is answered by such rows. */
  const answeringProject = (rows: string) =>
    hostedProject('return 7;') +
    `create table net._http_response (id bigint, status_code int, content text, error_msg text);
     insert into net._http_response ${rows};`;

  it.for([
    ['the vault is missing', hostedProject('return 1;', ''), /vault/],
    ['pg_net is down', hostedProject(`raise exception 'no worker';`), /^no worker$/],
    [
      'a setting is unusable',
      answeringProject(`values (7, 503, 'SMTP_URL cannot be read: encode # % @ /\n', null)`),
      /^503 SMTP_URL cannot be read: encode # % @ \/$/,
    ],
    ['no answer', answeringProject(`values (7, null, null, 'Timeout of 5000 ms')`), /^Timeout/],
  ] as const)('%s', async ([, script, reason], { tx }) => {
    await tx.unsafe(script);
    await submitForm(tx);
    expect(await tx`select from private.mail_events`).toHaveLength(1);
    expect(await readState(tx)).toMatchObject({
      reason: expect.stringMatching(reason) as string,
      reason_at: expect.any(String) as string,
    });
  });

  it('the provider’s last answer that concerns all mails, until a mail is sent', async ({ tx }) => {
    await tx.unsafe(answeringProject(`values (7, 202, 'Sending.', null), (6, 503, 'older', null)`));
    await submitForm(tx);
    const [firstMail, secondMail] = (await claim(tx)).mails;
    if (!firstMail || !secondMail) throw new Error('two mails are needed');
    await finish(tx, firstMail, 'unavailable', { reason: '401 wrong key' });
    await finish(tx, secondMail, 'failed', { reason: '550 5.1.1 no such user' });
    expect(await readState(tx)).toMatchObject({ reason: '401 wrong key' });
    await submitForm(tx, { email: 'other@example.com' });
    const [nextMail] = (await claim(tx)).mails;
    if (nextMail) await finish(tx, nextMail, 'sent');
    expect(await readState(tx)).toMatchObject({ reason: null, reason_at: null });
  });
});
