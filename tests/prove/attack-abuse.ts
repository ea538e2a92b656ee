import { randomUUID } from 'node:crypto';
import { quotes } from '../db/tables.ts';
import { pdf } from '../support/document-builders.ts';
import { get, minimal, send, type Attack, type Prey } from './attack-request.ts';

/** Many rows in one request. */
export function bulk(): Attack[] {
  const quote = () => ({ ...quotes.row, id: randomUUID() });
  const csv = [
    Object.keys(quote()).join(','),
    ...[1, 2, 3].map(() => Object.values(quote()).join(',')),
  ];
  return [
    send('two rows', 'POST', '/rest/v1/quote_requests', [quote(), quote()], minimal),
    send(
      '1000 rows',
      'POST',
      '/rest/v1/quote_requests',
      Array.from({ length: 1000 }, quote),
      minimal,
    ),
    send(
      'rows of different columns',
      'POST',
      '/rest/v1/quote_requests?columns=id,email',
      [quote(), quote()],
      minimal,
    ),
    send('a table of rows', 'POST', '/rest/v1/quote_requests', csv.join('\n'), {
      'content-type': 'text/csv',
      ...minimal,
    }),
  ];
}

/** Functions, exposed and hidden. */
export function calls({ file, rows }: Prey): Attack[] {
  const rpc = (name: string, body: object, headers = {}) =>
    send(`call ${name}`, 'POST', `/rest/v1/rpc/${name}`, body, headers);
  const inside = { 'content-profile': 'private' };
  return [
    rpc('erase_person', { email: 'admin@example.com', dry_run: false }),
    rpc('erase_person', { email: 'admin@example.com' }),
    rpc('purge_expired', { dry_run: false }),
    rpc('purge_expired', {}),
    rpc('read_application_file', { file_id: file }),
    get('call read_application_file by GET', `/rest/v1/rpc/read_application_file?file_id=${file}`),
    rpc('submissions_per_day', { day_starts: ['2020-01-01'] }),
    rpc('read_file', { file_id: file }, inside),
    rpc(
      'store_files',
      {
        application_id: rows['career_applications'],
        file: { kind: 'resume', content: Buffer.from(pdf()).toString('base64') },
      },
      inside,
    ),
    rpc(
      'write_activity',
      { action: 'submitted', table_name: 'x', record_id: randomUUID(), summary: 'x' },
      inside,
    ),
    rpc('is_admin', {}, inside),
    ...[
      'pg_sleep',
      'pg_read_file',
      'lo_import',
      'set_config',
      'current_setting',
      'query_to_xml',
      'version',
      'dblink',
    ].flatMap((name) => [
      rpc(name, {}),
      rpc(name, { seconds: 20 }, { 'content-profile': 'pg_catalog' }),
    ]),
  ];
}

/** What a parser may choke on. */
export function odd(): Attack[] {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000);
  return [
    ...[
      "quote_requests?id=eq.1'%20or%20'1'='1",
      'quote_requests?select=*;drop table quote_requests',
      'quote_requests?select=email::regclass',
      'quote_requests?select=(((((((((((((',
      'quote_requests?or=(((((((((((((',
      'quote_requests?order=created_at;drop',
      'quote_requests?limit=-1&offset=-1',
      'quote_requests?limit=99999999999999999999',
      'quote_requests?email=like.' + '%25'.repeat(500),
      `quote_requests?email=in.(${'x,'.repeat(500)})`,
      'quote_requests?id=eq.%00',
      'quote_requests?%ff%fe',
      'job_postings?id=eq.not-a-uuid',
      'job_postings?title=match.(a%2B)%2Bb',
      '../auth/v1/admin/users',
      '%2e%2e/%2e%2e/etc/passwd',
      'quote_requests,job_postings',
      'pg_authid',
      '__proto__',
    ].map((path) => get(`odd ${path.slice(0, 40)}`, `/rest/v1/${path}`)),
    ...[
      '',
      '{',
      'null',
      '0',
      '[]',
      '[null]',
      '""',
      deep,
      '{"__proto__":{"status":"x"}}',
      '{"id":{"$ne":1}}',
    ].map((body) => send(`odd body ${body.slice(0, 30)}`, 'POST', '/rest/v1/quote_requests', body)),
    send('odd type', 'POST', '/rest/v1/quote_requests', '<x/>', { 'content-type': 'text/xml' }),
    send('odd method', 'PROPFIND', '/rest/v1/quote_requests', undefined),
  ];
}
