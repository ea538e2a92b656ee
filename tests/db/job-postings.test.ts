import { expect, it } from 'vitest';
import { freshDatabase } from './database';
import { postingIds, submissionId } from './fixtures';
import { as, become } from './personas';
import { postings } from './tables';

const database = freshDatabase('explicit');
const { row } = postings;
const { active = '', draft = '' } = postingIds;

it('an admin can create a posting: active, full-time and English by default', () =>
  as(database.sql, 'admin', async (tx) => {
    const { status: _, employment_type: __, language: ___, ...rest } = row;
    const stored = await tx`
      insert into job_postings ${tx(rest)}
      returning status, employment_type, language, created_at = now() and updated_at = now() as is_now
    `;
    expect(stored).toEqual([
      { status: 'active', employment_type: 'full-time', language: 'en', is_now: true },
    ]);
  }));

it('an admin cannot overwrite the edit of another admin', () =>
  as(database.sql, 'admin', async (tx) => {
    const [seen] = await tx`select updated_at::text as at from job_postings where id = ${draft}`;
    const edit = (title: string) => tx`
      update job_postings set title = ${title}
      where id = ${draft} and updated_at = ${String(seen?.['at'])}::text::timestamptz returning id
    `;
    expect(await edit(String(row['title']))).toHaveLength(1); // saved without a change
    expect(await edit('Hers')).toHaveLength(1);
    expect(await edit('His')).toHaveLength(0);
  }));

it('a visitor sees a posting until its closing day is over in the company’s time zone', () =>
  as(database.sql, 'owner', async (tx) => {
    // It is never the same day in these two zones.
    const [west, east] = ['Etc/GMT+12', 'Pacific/Kiritimati'] as const;
    await tx`
      update job_postings set closes_on = (now() at time zone ${west})::date where id = ${active}
    `;
    const seenIn = async (zone: string) => {
      await become(tx, 'owner');
      await tx`update private.mail_settings set time_zone = ${zone}`;
      const seen = [];
      for (const persona of ['anonymous', 'stranger', 'admin'] as const) {
        await become(tx, persona);
        seen.push((await tx`select from job_postings where id = ${active}`).length);
      }
      return seen;
    };
    expect(await seenIn(west)).toEqual([1, 1, 1]);
    expect(await seenIn(east)).toEqual([0, 0, 1]);
  }));

it('an admin can delete a posting, and its applications stay', () =>
  as(database.sql, 'owner', async (tx) => {
    await tx`update career_applications set job_posting_id = ${active}`;
    await become(tx, 'admin');
    expect(await tx`delete from job_postings where id = ${active} returning id`).toHaveLength(1);
    expect(await tx`select id, posting_title from career_applications`).toEqual([
      { id: submissionId, posting_title: row['title'] },
    ]);
  }));
