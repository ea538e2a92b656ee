import { expect, test } from 'vitest';
import { sendResultOf } from './send-result';

const id = '5b1b0d2e-7c07-4a3c-9d0f-0a4a6f1f4b11';
const problem = (code: string, message = '', details = '') =>
  JSON.stringify({ code, message, details });

test.each([
  ['the row was created', 201, '', 'stored'],
  ['the function says the id', 200, JSON.stringify(id), 'stored'],
  [
    'the row is there already',
    409,
    problem('23505', '', `Key (id)=(${id}) already exists.`),
    'stored',
  ],
  ['a captive portal shows its page', 200, '<html>Welcome to Airport WiFi</html>', 'unreachable'],
  ['a captive portal shows nothing', 200, '', 'unreachable'],
  ['something in between says created', 201, '<html>OK</html>', 'unreachable'],
  [
    'another row has the value',
    409,
    problem('23505', '', 'Key (email)=(x) already exists.'),
    'refused',
  ],
  ['it is too late to change', 409, problem('PT409', 'Too late.'), 'late'],
  ['no answer came', 0, '', 'unreachable'],
  ['the request took too long', 408, '', 'unreachable'],
  ['too early', 425, '', 'unreachable'],
  ['too many requests', 429, problem('PT429'), 'unreachable'],
  ['the server broke', 500, '<html>Internal error</html>', 'unreachable'],
  ['the server is away', 503, '', 'unreachable'],
  ['a check is violated', 400, problem('23514', 'violates check constraint'), 'refused'],
  [
    'a check is violated, told as 500',
    500,
    problem('23514', 'row violates check constraint "a"'),
    'refused',
  ],
  ['a value is of the wrong kind', 400, problem('22P02'), 'refused'],
  ['the database says reason', 400, problem('PT400', 'resume is required.'), 'refused'],
  ['the policy refuses', 401, problem('42501'), 'unreachable'],
  [
    'the schema cache lags behind',
    404,
    problem('PGRST202', '… in the schema cache'),
    'unreachable',
  ],
  ['the gateway does not know the key', 401, '{"message":"Invalid API key"}', 'unreachable'],
  ['a quota is used up', 402, '{"message":"exceed_egress_quota"}', 'unreachable'],
  ['a firewall refuses', 403, '<html>Forbidden</html>', 'unreachable'],
  ['a portal is used to being believed', 200, problem('23514'), 'unreachable'],
] as const)('%s', (_, status, body, result) => {
  expect(sendResultOf({ status, body, retryAfter: null }, id).result).toBe(result);
});

test.each([
  ['our own words', 'PT400', 'Send one submission.', 'Send one submission.'],
  ['not the words of PostgreSQL', '23514', 'new row violates check constraint', ''],
])('a refusal is explained by %s', (_, code, message, reason) => {
  const answer = { status: 400, body: problem(code, message), retryAfter: null };
  expect(sendResultOf(answer, id)).toEqual({ result: 'refused', reason });
});

test.each([
  'no status from 400 to 599 is final with %s',
  '<html>Sorry</html>',
  '{}',
  'null',
  '[]',
  '"23514"',
  problem('PGRST000'),
  problem(''),
])('no status from 400 to 599 is final with %s', (body) => {
  for (let status = 400; status < 600; status++) {
    const { result } = sendResultOf({ status, body, retryAfter: null }, id);
    expect([status, result]).toEqual([status, 'unreachable']);
  }
});

test.each([
  ['there is no network', 0, '', false, 'offline'],
  ['nobody answers', 0, '', true, 'no answer'],
  ['a captive portal shows its page', 200, '<html>Welcome</html>', true, 'portal'],
  ['a captive portal says what it is', 511, '', true, 'portal'],
  ['the gateway does not know the key', 401, '{"message":"Invalid API key"}', true, 'key'],
  ['a firewall refuses', 403, '<html>Forbidden</html>', true, 'key'],
  ['the schema cache lags behind', 404, problem('PGRST202'), true, 'key'],
  ['something in between takes no more', 413, '<html>Too Large</html>', true, 'too large'],
  ['a gateway has had enough', 429, '{}', true, 'busy'],
  ['a gateway words our code in its own way', 429, problem('PT429', 'Slow down'), true, 'busy'],
  ['our code comes with other fields', 429, problem('PT429', '', '{"limit":"x"}'), true, 'busy'],
  ['the server is away', 503, '', true, 'busy'],
  ['the server broke', 500, '', true, 'fault'],
  ['a proxy waited for too long', 504, '', true, 'fault'],
] as const)('a visitor reads the reason: %s', (_, status, body, online, reason) => {
  const sent = sendResultOf({ status, body, retryAfter: null }, id, { now: 0, online });
  expect(sent).toMatchObject({ result: 'unreachable', retryReason: { reason } });
});

test('our own limit is read from its fields in the answer', () => {
  const limit = { limit: 'email', max: 10, periodSeconds: 3600 };
  const details = JSON.stringify({ ...limit, retryAfter: 1200 });
  const body = problem('PT429', 'Too many submissions.', details);
  expect(sendResultOf({ status: 429, body, retryAfter: null }, id)).toEqual({
    result: 'unreachable',
    retryReason: { reason: 'limit', limit },
    retryAfterMs: 1_200_000,
  });
});

test.each(['storage_network', 'storage_total'])('a limit on files is not final: %s', (limit) => {
  const details = { limit, max: 26_214_400, periodSeconds: null, retryAfter: 3600 };
  const body = problem('PT429', 'No storage is left.', JSON.stringify(details));
  expect(sendResultOf({ status: 429, body, retryAfter: null }, id)).toEqual({
    result: 'unreachable',
    retryReason: { reason: limit },
    retryAfterMs: 3_600_000,
  });
});

test('the retry delay is read from the header or the body', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const delayMs = (retryAfter: string | null, body = '') => {
    const sent = sendResultOf({ status: 429, body, retryAfter }, id, { now, online: true });
    return sent.result === 'unreachable' ? sent.retryAfterMs : 'not unreachable';
  };
  expect(delayMs('120')).toBe(120_000);
  expect(delayMs('Fri, 20 Nov 2026 12:01:00 GMT')).toBe(60_000);
  expect(delayMs(null, problem('PT429', '', '{"retryAfter":600}'))).toBe(600_000);
  expect(delayMs('nonsense')).toBeUndefined();
  expect(delayMs(null)).toBeUndefined();
});
