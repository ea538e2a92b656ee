import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { postingIds } from './fixtures';
import { apply } from './submit';
import { applications, postings } from './tables';
import { actAs, become, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');
const { active = '', inactive = '', draft = '' } = postingIds;

it('a visitor sees a posting until its closing day is over everywhere', async ({ tx }) => {
  /** For each persona, whether the posting is listed, and whether its closing day is told. */
  const visibilityAfter = async (daysAfterClosing: number) => {
    await become(tx, 'owner');
    await tx`
      update job_postings set closes_on = (now() at time zone 'Etc/GMT+12')::date - ${daysAfterClosing}::integer
      where id = ${active}
    `;
    const lines: string[] = [];
    for (const persona of ['anonymous', 'stranger', 'admin'] as const) {
      await become(tx, persona);
      const listed = await tx`select from job_postings where id = ${active}`;
      const closedOn = await tx`select closed_on(${active})`;
      lines.push(`${persona} ${listed.length} ${closedOn.length}`);
    }
    return lines;
  };
  expect(await visibilityAfter(0)).toEqual(['anonymous 1 0', 'stranger 1 0', 'admin 1 0']);
  expect(await visibilityAfter(1)).toEqual(['anonymous 0 1', 'stranger 0 1', 'admin 1 1']);
  expect(await tx`select closed_on(${draft})`).toEqual([]);
});

const { title } = postings.row;

/** Applies as a visitor and returns what is stored. */
async function applyFor(tx: Tx, posting: string) {
  const id = randomUUID();
  const application = { ...applications.row, id, job_posting_id: posting };
  await actAs(tx, 'anonymous', () => apply(tx, application));
  return { id, ...(await storedFor(tx, id)) };
}

async function storedFor(tx: Tx, id: string) {
  const [stored] = await tx`
    select job_posting_id, posting_title from career_applications where id = ${id}
  `;
  return stored;
}

it('an application keeps the title of an edited or deleted posting', async ({ tx }) => {
  const expected = { job_posting_id: active, posting_title: title };
  const { id, ...stored } = await applyFor(tx, active);
  expect(stored).toEqual(expected);
  await tx`update job_postings set title = 'Site Reliability Engineer' where id = ${active}`;
  expect(await storedFor(tx, id)).toEqual(expected);
  await tx`delete from job_postings where id = ${active}`;
  expect(await storedFor(tx, id)).toEqual(expected);

  await actAs(tx, 'admin', () => tx`delete from job_postings where id = ${inactive}`);
  expect(await applyFor(tx, inactive)).toMatchObject({ job_posting_id: null });
});

it('an admin counts applicants by status and posting, also a deleted one', async ({ tx }) => {
  for (const [posting, status] of [
    [active, 'new'],
    [active, 'new'],
    [active, 'rejected'],
    [inactive, 'new'],
  ] as const) {
    const applicant = { ...applications.row, id: randomUUID(), job_posting_id: posting, status };
    await tx`insert into career_applications ${tx(applicant)}`;
  }
  await tx`update job_postings set title = 'Renamed' where id = ${active}`;
  await tx`delete from job_postings where id = ${inactive}`;
  await become(tx, 'admin');
  const [open, closed] = [true, null].map((is_open) => ({ is_open, awaiting: 1 }));
  expect(await tx`select * from applicants_per_posting order by posting_id, status`).toEqual([
    { ...open, posting_id: active, title: 'Renamed', status: 'new', applicants: 2, awaiting: 2 },
    { ...open, posting_id: active, title: 'Renamed', status: 'rejected', applicants: 1 },
    { ...closed, posting_id: inactive, title, status: 'new', applicants: 1 },
  ]);
});
