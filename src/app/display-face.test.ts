import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { displayFace } from '@/content/facts/display-face';

test('the name of the face’s file changes with its content, as browsers keep it for ever; it stays below 10 kB', () => {
  const file = readFileSync(`public${displayFace.path}`);
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 7);
  expect(displayFace.path).toContain(hash);
  expect(file.length).toBeLessThan(10_000);
});
