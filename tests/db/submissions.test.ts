import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { freshDatabase } from './database';
import { submissionOf } from './fixtures';
import { outcome } from './personas';
import { inserted, submissions } from './tables';

const { it } = freshDatabase('explicit');

describe.each(submissions)('$name', ({ name, statuses }) => {
  const id = submissionOf(name);
  it('an admin can change any status to any other', async ({ admin: tx }) => {
    for (const from of statuses) {
      for (const to of statuses) {
        await tx`update ${tx(name)} set status = ${from} where id = ${id}`;
        await tx`update ${tx(name)} set status = ${to} where id = ${id}`;
        expect(await tx`select status from ${tx(name)}`).toEqual([{ status: to }]);
      }
    }
  });
});

it.for(inserted)('rejects two $name in one request', async ({ name, row }, { anonymous: tx }) => {
  const rows = [row, row].map((one) => ({ ...one, id: randomUUID() }));
  expect(await outcome(tx, (s) => s`insert into ${s(name)} ${s(rows)}`)).toBe('refused PT400');
});
