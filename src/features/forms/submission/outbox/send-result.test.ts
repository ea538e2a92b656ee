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
  ['it is too late to change', 409, problem('PT409', 'Too late.'), 'refused'],
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
    problem('X', 'row violates check constraint "a"'),
    'refused',
  ],
  ['the policy refuses', 401, problem('42501'), 'refused'],
  ['a page refuses', 403, '<html>Forbidden</html>', 'refused'],
] as const)('%s', (_, status, body, result) => {
  expect(sendResultOf({ status, body, retryAfter: null }, id).result).toBe(result);
});

test('the server’s wish to be left alone is read wherever it stands', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const delayMs = (retryAfter: string | null, body = '') => {
    const sent = sendResultOf({ status: 429, body, retryAfter }, id, now);
    return sent.result === 'unreachable' ? sent.retryAfterMs : 'not unreachable';
  };
  expect(delayMs('120')).toBe(120_000);
  expect(delayMs('Fri, 20 Nov 2026 12:01:00 GMT')).toBe(60_000);
  expect(delayMs(null, problem('PT429', '', 'Retry-After: 600'))).toBe(600_000);
  expect(delayMs('nonsense')).toBeUndefined();
  expect(delayMs(null)).toBeUndefined();
});
