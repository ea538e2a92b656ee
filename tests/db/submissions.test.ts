import { randomUUID } from 'node:crypto';
import { sharedDatabase } from './database';
import { expect } from 'vitest';
import { outcome } from './personas';
import { inserted } from './tables';

const { it } = sharedDatabase('explicit');

it.for(inserted)('rejects two $name in one request', async ({ name, row }, { anonymous: tx }) => {
  const rows = [row, row].map((one) => ({ ...one, id: randomUUID() }));
  expect(await outcome(tx, (s) => s`insert into ${s(name)} ${s(rows)}`)).toBe('refused PT400');
});
