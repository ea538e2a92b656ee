import { expect, test, vi } from 'vitest';
import { randomId } from './random-id';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('an id is a random UUID, with and without `crypto.randomUUID`', () => {
  expect(randomId()).toMatch(uuid);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = new Set(Array.from({ length: 1000 }, randomId));
  expect(ids.size).toBe(1000);
  for (const id of ids) expect(id).toMatch(uuid);
});
