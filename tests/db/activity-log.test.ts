import { describe, expect } from 'vitest';
import { by, newEntries } from './activity';
import { sharedDatabase } from './database';
import { become } from './personas';
import { submit } from './submit';
import { postings, submissions } from './tables';

const database = sharedDatabase('explicit');
const { it } = database;

const sameStatus = { from_status: null, to_status: null };

const summaries: Record<string, string> = {
  contact_submissions: "Akosua N'Dour, Volta Mobile",
  career_applications: '李 Nguyễn',
  partnership_applications: 'Mariam Keïta, Djoliba Studios',
  quote_requests: 'Ọláwálé Adébáyọ̀, Harmattan Mobile',
};

describe.each(submissions)('$name', ({ name, row }) => {
  const record = { table_name: name, summary: summaries[name] };

  it('logs who submitted it', async ({ tx }) => {
    for (const [persona, actor] of [
      ['anonymous', { actor_id: null, actor_email: null }],
      ['stranger', by('stranger')],
    ] as const) {
      const id = crypto.randomUUID();
      await become(tx, persona);
      await submit(tx, name, { ...row, id });
      expect((await newEntries(tx)).at(-1)).toEqual({
        ...actor,
        ...record,
        ...sameStatus,
        action: 'submitted',
        record_id: id,
      });
    }
  });
});

it('logs who created, edited and deleted a posting', async ({ admin: tx }) => {
  const id = crypto.randomUUID();
  await tx`insert into job_postings ${tx({ ...postings.row, id, title: 'Lead' })}`;
  await tx`update job_postings set title = title where id = ${id}`;
  await tx`update job_postings set title = 'Head' where id = ${id}`;
  await tx`update job_postings set status = 'inactive' where id = ${id}`;
  await tx`delete from job_postings where id = ${id}`;
  const entry = { ...by('admin'), ...sameStatus, table_name: 'job_postings', record_id: id };
  const moved = { from_status: 'active', to_status: 'inactive' };
  expect(await newEntries(tx)).toEqual([
    { ...entry, action: 'posting_created', summary: 'Lead' },
    { ...entry, action: 'posting_edited', summary: 'Head' },
    { ...entry, action: 'posting_edited', summary: 'Head', ...moved },
    { ...entry, action: 'posting_deleted', summary: 'Head' },
  ]);
});

it('nothing but retention, erasure and the removal of samples changes or deletes entries', async () => {
  const functions = await database.sql<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and prosrc ~ 'activity_log' and prosrc ~* '(update|delete from) (public\\.activity_log|%)'
    order by 1
  `;
  expect(functions.map(({ name }) => name)).toEqual([
    'forget_address',
    'forget_records',
    'purge_expired',
    'remove_samples',
  ]);
});
