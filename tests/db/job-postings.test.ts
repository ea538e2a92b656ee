import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { postingIds } from './fixtures';
import { become } from './personas';
import { postings } from './tables';

const { it } = sharedDatabase('explicit');
const { row } = postings;
const { active = '', draft = '' } = postingIds;

it('an admin cannot overwrite the edit of another admin', async ({ admin: tx }) => {
  const [seen] = await tx`select updated_at::text as at from job_postings where id = ${draft}`;
  const edit = (title: string) => tx`
    update job_postings set title = ${title}
    where id = ${draft} and updated_at = ${String(seen?.['at'])}::text::timestamptz returning id
  `;
  expect(await edit(String(row['title']))).toHaveLength(1); // saved without a change
  expect(await edit('Hers')).toHaveLength(1);
  expect(await edit('His')).toHaveLength(0);
});

it('a visitor sees a posting until its closing day is over everywhere', async ({ tx }) => {
  const seenFrom = async (daysAgo: number) => {
    await become(tx, 'owner');
    await tx`
      update job_postings set closes_on = (now() at time zone 'Etc/GMT+12')::date - ${daysAgo}::integer
      where id = ${active}
    `;
    const seen = [];
    for (const persona of ['anonymous', 'stranger', 'admin'] as const) {
      await become(tx, persona);
      const { length } = await tx`select from job_postings where id = ${active}`;
      seen.push([length, (await tx`select closed_on(${active})`).length]);
    }
    return seen;
  };
  expect(await seenFrom(0)).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
  ]);
  expect(await seenFrom(1)).toEqual([
    [0, 1],
    [0, 1],
    [1, 1],
  ]);
  expect(await tx`select closed_on(${draft})`).toEqual([]);
});
