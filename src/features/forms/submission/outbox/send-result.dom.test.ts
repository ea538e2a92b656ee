import { expect, test } from 'vitest';
import { sendResultOf } from './send-result';

const id = '5b1b0d2e-7c07-4a3c-9d0f-0a4a6f1f4b11';
const errorBody = (code: string, message = '', details = '') =>
  JSON.stringify({ code, message, details });

test.each([
  ['the row was created', 201, '', 'stored'],
  ['the function returns the id', 200, JSON.stringify(id), 'stored'],
  [
    'the row already exists',
    409,
    errorBody('23505', '', `Key (id)=(${id}) already exists.`),
    'stored',
  ],
  ['a proxy answers 201', 201, '<html>OK</html>', 'unreachable'],
  [
    'another row has the same value',
    409,
    errorBody('23505', '', 'Key (email)=(x) already exists.'),
    'refused',
  ],
  ['a check is violated', 400, errorBody('23514', 'violates check constraint'), 'refused'],
  ['a value has the wrong type', 500, errorBody('22P02'), 'refused'],
  ['the database gives a reason', 400, errorBody('PT400', 'resume is required.'), 'refused'],
  ['a portal answers 200 with a database error', 200, errorBody('23514'), 'unreachable'],
] as const)('when %s (%i %j), the text is %s', (_, status, body, result) => {
  expect(sendResultOf({ status, body, retryAfter: null }, id).result).toBe(result);
});

test.each([
  ['the code of our function', 'PT400', '{"field":"id","reason":"required"}', 'required'],
  ['a code for a missing value', '23502', 'Failing row contains (x).', 'required'],
  ['a code for a violated check', '23514', 'Failing row contains (x).', 'refused'],
  ['the check of what a kind requires', '23514', '', 'required', 'check "quote_requests_required"'],
])('the reason of a refusal comes from %s', (_, code, details, reason, message = 'In English.') => {
  const response = { status: 400, body: errorBody(code, message, details), retryAfter: null };
  expect(sendResultOf(response, id)).toEqual({ result: 'refused', reason });
});

test('what is too large for a host or a proxy is not sent again', () => {
  const response = { status: 413, body: '<html>Too Large</html>', retryAfter: null };
  expect(sendResultOf(response, id)).toEqual({ result: 'refused', reason: 'too large' });
});

test.each(['<html>Sorry</html>', 'null', '"23514"', errorBody('42501')])(
  'no status from 400 to 599 but 413 is final with %s',
  (body) => {
    for (let status = 400; status < 600; status++) {
      if (status === 413) continue;
      const { result } = sendResultOf({ status, body, retryAfter: null }, id);
      expect([status, result]).toEqual([status, 'unreachable']);
    }
  },
);

test.each([
  ['there is no network', 0, '', false, 'offline'],
  ['there is no response', 0, '', true, 'no answer'],
  ['a captive portal returns its page', 200, '<html>Welcome</html>', true, 'portal'],
  ['the gateway rejects the key', 401, '{"message":"Invalid API key"}', true, 'key'],
  ['a firewall blocks the request', 403, '<html>Forbidden</html>', true, 'key'],
  ['the schema cache lags behind', 404, errorBody('PGRST202'), true, 'key'],
  ['our code has unknown fields', 429, errorBody('PT429', '', '{"limit":"x"}'), true, 'busy'],
  ['the server is unavailable', 503, '', true, 'busy'],
  ['the server has an internal error', 500, '', true, 'fault'],
] as const)('a visitor reads the reason when %s', (_, status, body, isOnline, reason) => {
  const sent = sendResultOf({ status, body, retryAfter: null }, id, { now: 0, isOnline });
  expect(sent).toMatchObject({ result: 'unreachable', retryReason: { reason } });
});

test('our own limit is read from its fields in the response', () => {
  const limit = { limit: 'email', max: 10, periodSeconds: 3600 };
  const details = JSON.stringify({ ...limit, retryAfter: 1200 });
  const body = errorBody('PT429', 'Too many submissions.', details);
  expect(sendResultOf({ status: 429, body, retryAfter: null }, id)).toEqual({
    result: 'unreachable',
    retryReason: { reason: 'limit', limit },
    retryAfterMs: 1_200_000,
  });
});

test.each(['storage_network', 'storage_total'])('a limit on files is not final: %s', (limit) => {
  const details = { limit, max: 26_214_400, periodSeconds: null, retryAfter: 3600 };
  const body = errorBody('PT429', 'No storage is left.', JSON.stringify(details));
  expect(sendResultOf({ status: 429, body, retryAfter: null }, id)).toEqual({
    result: 'unreachable',
    retryReason: { reason: limit },
    retryAfterMs: 3_600_000,
  });
});

test('the retry delay is read from the header, as seconds or a date, or from the body', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const delayMs = (retryAfter: string | null, body = '') => {
    const sent = sendResultOf({ status: 429, body, retryAfter }, id, { now, isOnline: true });
    return sent.result === 'unreachable' ? sent.retryAfterMs : 'not unreachable';
  };
  expect(delayMs('120')).toBe(120_000);
  expect(delayMs('Fri, 20 Nov 2026 12:01:00 GMT')).toBe(60_000);
  expect(delayMs(null, errorBody('PT429', '', '{"retryAfter":600}'))).toBe(600_000);
  expect(delayMs('nonsense')).toBeUndefined();
  expect(delayMs(null)).toBeUndefined();
});
