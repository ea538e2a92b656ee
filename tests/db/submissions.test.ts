import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { freshDatabase } from './database';
import { postingIds, submissionId } from './fixtures';
import { acting, outcome } from './personas';
import { submit } from './submit';
import { applications, inserted, submissions } from './tables';

const { it } = freshDatabase('explicit');

describe.each(submissions)('$name', ({ name, row, statuses }) => {
  it('a visitor can send one, which is stored as new with the current time', async ({ tx }) => {
    const id = randomUUID();
    await acting(tx, 'anonymous', () => submit(tx, name, { ...row, id }));
    const [stored] =
      await tx`select *, created_at = now() as is_now from ${tx(name)} where id = ${id}`;
    expect(stored).toMatchObject({ ...row, status: 'new', is_now: true });
  });

  it('an admin can change any status to any other', async ({ admin: tx }) => {
    for (const from of statuses) {
      for (const to of statuses) {
        await tx`update ${tx(name)} set status = ${from} where id = ${submissionId}`;
        await tx`update ${tx(name)} set status = ${to} where id = ${submissionId}`;
        expect(await tx`select status from ${tx(name)}`).toEqual([{ status: to }]);
      }
    }
  });
});

it.for(inserted)('rejects two $name in one request', async ({ name, row }, { anonymous: tx }) => {
  const rows = [row, row].map((one) => ({ ...one, id: randomUUID() }));
  expect(await outcome(tx, (s) => s`insert into ${s(name)} ${s(rows)}`)).toBe('refused PT400');
});

it('a visitor can apply for a posting that is closed or deleted', async ({ tx }) => {
  for (const { posting, stored } of [
    { posting: postingIds['active'], stored: postingIds['active'] },
    { posting: postingIds['inactive'], stored: postingIds['inactive'] },
    { posting: randomUUID(), stored: null },
  ]) {
    const id = randomUUID();
    const sent = { ...applications.row, id, job_posting_id: posting ?? '' };
    await acting(tx, 'anonymous', () => submit(tx, applications.name, sent));
    const [kept] = await tx`select job_posting_id from career_applications where id = ${id}`;
    expect(kept).toEqual({ job_posting_id: stored });
  }
});
