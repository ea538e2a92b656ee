import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { applications, quotes } from '../db/tables.ts';
import { FILE_SIZE_LIMIT, pdf } from '../support/document-builders.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/embedded/settings.ts';
import { query, projectServer } from './harness.ts';

const server = projectServer();

interface Answer {
  status: number;
  retryAfter: string | null;
  body: unknown;
}

async function post(path: string, body: object, headers = {}): Promise<Answer> {
  const response = await fetch(`${server.url}/rest/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      'content-type': 'application/json',
      prefer: 'return=minimal',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: text ? (JSON.parse(text) as unknown) : null,
  };
}

const rows = (table: string, id: string) =>
  query<Record<string, unknown>>(server.databaseUrl, `select * from ${table} where id = '${id}'`);

describe('a quote request', () => {
  const quote = () => ({
    ...quotes.row,
    id: randomUUID(),
    sender_secret: randomUUID(),
    email: `${randomUUID()}@example.com`,
  });

  it('is stored once when repeated, and replaced when edited', async () => {
    const sent = quote();
    const clicks = await Promise.all(
      Array.from({ length: 12 }, () => post('quote_requests', sent)),
    );
    expect(clicks.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201));
    const stored = { ...sent, sender_secret: null };
    expect(await rows('quote_requests', sent.id)).toMatchObject([stored]);

    const edited = {
      ...sent,
      revision: 2,
      company_name: 'Edited',
      honeypot: 'x',
      seconds_to_fill: 1,
    };
    expect(await post('quote_requests', edited)).toMatchObject({ status: 201 });
    expect(await post('quote_requests', sent)).toMatchObject({ status: 201 });
    expect(await rows('quote_requests', sent.id)).toMatchObject([
      { ...edited, sender_secret: null, honeypot: null, spam_reason: 'honeypot, too fast' },
    ]);

    await query(
      server.databaseUrl,
      `update quote_requests set created_at = now() - interval '2 days' where id = '${sent.id}'`,
    );
    const late = await post('quote_requests', { ...edited, revision: 3 });
    expect(late).toMatchObject({ status: 409, body: { code: 'PT409' } });
  });

  it('is refused for an hour after ten from one e-mail address', async () => {
    const { email } = quote();
    const statuses = [];
    for (let i = 0; i < 10; i += 1) {
      statuses.push((await post('quote_requests', { ...quote(), email })).status);
    }
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 201));
    const refused = await post('quote_requests', { ...quote(), email });
    const { details } = refused.body as { details: string };
    expect(refused).toMatchObject({ status: 429, body: { code: 'PT429' } });
    expect(Number(refused.retryAfter)).toBeGreaterThan(3500);
    expect(JSON.parse(details)).toMatchObject({ retryAfter: Number(refused.retryAfter) });
  });
});

describe('an application', () => {
  const file = (kind: string, bytes: Uint8Array = pdf()) => ({
    kind,
    file_name: `${kind}.pdf`,
    content: Buffer.from(bytes).toString('base64'),
  });
  const application = () => ({
    ...applications.row,
    id: randomUUID(),
    sender_secret: randomUUID(),
    email: `${randomUUID()}@example.com`,
  });
  const submit = (body: object, headers = {}) => post('rpc/submit_application', body, headers);

  it('can contain two files of 5 MB, and is stored once when repeated', async () => {
    const largest = pdf(FILE_SIZE_LIMIT);
    const body = {
      application: application(),
      files: [file('resume', largest), file('cover_letter', largest)],
    };
    const { id } = body.application;
    expect(await submit(body)).toMatchObject({ status: 200, body: id });
    expect(await submit(body)).toMatchObject({ status: 200, body: id });

    const again = { ...body.application, revision: 2, first_name: 'Edited' };
    expect(await submit({ application: again, files: [file('resume')] })).toMatchObject({
      status: 200,
      body: id,
    });
    expect(await rows('career_applications', id)).toMatchObject([{ first_name: 'Edited' }]);
    const files = await query(
      server.databaseUrl,
      `select kind, size from record_files where record_id = '${id}'`,
    );
    expect(files).toEqual([{ kind: 'resume', size: pdf().length }]);
  });

  it('is refused with a reason and never with a server error', async () => {
    const files = [file('resume')];
    const wrong: [object, field: string, reason: string][] = [
      [{ application: application(), files: [] }, 'resume', 'required'],
      [{ application: { ...application(), phone: '1' }, files }, 'phone', 'refused'],
    ];
    for (const [sent, field, reason] of wrong) {
      const { status, body } = await submit(sent);
      const { code, details } = body as Record<'code' | 'details', string>;
      expect({ status, code }).toEqual({ status: 400, code: 'PT400' });
      expect(JSON.parse(details)).toEqual({ field, reason });
    }
    const nul = { ...file('resume'), file_name: 'a\0.pdf' };
    expect(await submit({ application: application(), files: [nul] })).toMatchObject({
      status: 400,
      body: { code: '22P05' },
    });
  });
});
