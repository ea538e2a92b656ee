import { expect, test } from 'vitest';
import { outcomeOf } from './insert-once';

const error = (code: string, message = '', details = '') => ({ code, message, details });

test.each([
  ['the row was created', { status: 201, error: null }, 'stored'],
  [
    'the answer of an earlier try got lost and the row is there',
    { status: 409, error: error('23505', '', 'Key (id)=(…) already exists.') },
    'stored',
  ],
  [
    'another unique column is taken',
    { status: 409, error: error('23505', '', 'Key (email)=(…) already exists.') },
    'refused',
  ],
  ['a captive portal answers with its own page', { status: 200, error: null }, 'unreachable'],
  ['there is no network', { status: 0, error: error('') }, 'unreachable'],
  ['a proxy times out', { status: 408, error: error('') }, 'unreachable'],
  ['too many requests', { status: 429, error: error('PT429') }, 'unreachable'],
  ['the server is down', { status: 503, error: error('') }, 'unreachable'],
  ['a check is violated', { status: 400, error: error('23514') }, 'refused'],
  [
    'a check is violated and the backend says 500',
    { status: 500, error: error('X', 'new row violates check constraint "email"') },
    'refused',
  ],
  ['row-level security refuses', { status: 401, error: error('42501') }, 'refused'],
] as const)('%s', (_, answer, outcome) => {
  expect(outcomeOf(answer)).toBe(outcome);
});
