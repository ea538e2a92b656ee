import { expect } from 'vitest';
import { actorColumns, newEntries } from './activity';
import { sharedDatabase } from './database';
import { submit } from './submit';
import { postings, submissions } from './tables';
import { become, people } from './transaction';

const { it } = sharedDatabase('explicit');

const sameStatus = { from_status: null, to_status: null };

const summaries: Record<string, string> = {
  contact_submissions: "Akosua N'Dour, Volta Mobile",
  career_applications: '李 Nguyễn',
  partnership_applications: 'Mariam Keïta, Djoliba Studios',
  quote_requests: 'Ọláwálé Adébáyọ̀, Harmattan Mobile',
};

it.for(submissions)('the log says who submitted one of $name', async ({ name, row }, { tx }) => {
  const id = crypto.randomUUID();
  await become(tx, 'stranger');
  await submit(tx, name, { ...row, id });
  expect((await newEntries(tx)).at(-1)).toEqual({
    ...actorColumns('stranger'),
    ...sameStatus,
    table_name: name,
    summary: summaries[name],
    action: 'submitted',
    record_id: id,
  });
});

it('the log says who created, edited and deleted a posting', async ({ admin: tx }) => {
  const id = crypto.randomUUID();
  await tx`insert into job_postings ${tx({ ...postings.row, id, title: 'Lead' })}`;
  await tx`update job_postings set title = title where id = ${id}`;
  await tx`update job_postings set title = 'Head' where id = ${id}`;
  await tx`update job_postings set status = 'inactive' where id = ${id}`;
  await tx`delete from job_postings where id = ${id}`;
  const entry = {
    ...actorColumns('admin'),
    ...sameStatus,
    table_name: 'job_postings',
    record_id: id,
  };
  const moved = { from_status: 'active', to_status: 'inactive' };
  expect(await newEntries(tx)).toEqual([
    { ...entry, action: 'posting_created', summary: 'Lead' },
    { ...entry, action: 'posting_edited', summary: 'Head' },
    { ...entry, action: 'posting_edited', summary: 'Head', ...moved },
    { ...entry, action: 'posting_deleted', summary: 'Head' },
  ]);
});

it('an export is logged with its filters and number of records', async ({ admin: tx }) => {
  await tx`select public.log_export('quote_requests', 12, 'Country: Mali')`;
  const expected = { action: 'exported', table_name: 'quote_requests', summary: 'Country: Mali' };
  expect(await tx`select * from activity_log where created_at = now()`).toMatchObject([
    { ...expected, actor_id: people.admin.id, records: 12 },
  ]);
});
