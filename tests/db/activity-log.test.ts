import { describe, expect } from 'vitest';
import { by, newEntries } from './activity';
import { freshDatabase } from './database';
import { postingIds, submissionId } from './fixtures';
import { as } from './personas';
import { submit } from './submit';
import { postings, submissions } from './tables';

const database = freshDatabase('explicit');
const { it } = database;

const nobody = { actor_id: null, actor_email: null };
const sameStatus = { from_status: null, to_status: null };

const summaries: Record<string, string> = {
  contact_submissions: "Akosua N'Dour, Volta Mobile",
  career_applications: '李 Nguyễn',
  partnership_applications: 'Mariam Keïta, Djoliba Studios',
  quote_requests: 'Ọláwálé Adébáyọ̀, Harmattan Mobile',
};

describe.each(submissions)('$name', ({ name, row, statuses }) => {
  const record = { table_name: name, summary: summaries[name] };

  it.each([
    ['anonymous', nobody],
    ['stranger', by('stranger')],
  ] as const)('logs that %s submitted it', async (persona, actor) => {
    await as(database.sql, persona, async (tx) => {
      const id = crypto.randomUUID();
      await submit(tx, name, { ...row, id });
      expect(await newEntries(tx)).toEqual([
        { ...actor, ...record, ...sameStatus, action: 'submitted', record_id: id },
      ]);
    });
  });

  it('logs who changed the status, and logs nothing without a change', async ({ admin: tx }) => {
    const [from, to = ''] = statuses;
    await tx`update ${tx(name)} set status = ${from}`;
    await tx`update ${tx(name)} set status = ${to}`;
    const entry = { action: 'status_changed', from_status: from, to_status: to };
    expect(await newEntries(tx)).toEqual([
      { ...by('admin'), ...record, ...entry, record_id: submissionId },
    ]);
  });
});

it('a long summary is truncated and does not lose the submission', async ({ anonymous: tx }) => {
  const long = 'x'.repeat(200);
  const names = { first_name: long, last_name: long, company_operator: long };
  await tx`insert into contact_submissions ${tx({ ...submissions[0]?.row, ...names })}`;
  expect((await newEntries(tx))[0]?.['summary']).toHaveLength(500);
});

describe('job_postings', () => {
  const id = postingIds['active'] ?? '';
  const record = { ...by('admin'), table_name: 'job_postings' };

  it('logs who created a posting', async ({ admin: tx }) => {
    const added = crypto.randomUUID();
    await tx`insert into job_postings ${tx({ ...postings.row, id: added, title: 'Lead' })}`;
    expect(await newEntries(tx)).toEqual([
      { ...record, ...sameStatus, action: 'posting_created', record_id: added, summary: 'Lead' },
    ]);
  });

  it('logs who edited a posting and its status, and logs nothing without a change', async ({
    admin: tx,
  }) => {
    await tx`update job_postings set title = title where id = ${id}`;
    await tx`update job_postings set title = 'Lead' where id = ${id}`;
    await tx`update job_postings set status = 'inactive' where id = ${id}`;
    const edited = { ...record, action: 'posting_edited', record_id: id, summary: 'Lead' };
    expect(await newEntries(tx)).toEqual([
      { ...edited, ...sameStatus },
      { ...edited, from_status: 'active', to_status: 'inactive' },
    ]);
  });

  it('logs who deleted a posting, with its title', async ({ admin: tx }) => {
    await tx`delete from job_postings where id = ${id}`;
    const entry = { action: 'posting_deleted', record_id: id, summary: 'DevOps Engineer' };
    expect(await newEntries(tx)).toEqual([{ ...record, ...sameStatus, ...entry }]);
  });
});

it('nothing but retention and erasure changes or deletes entries', async () => {
  const functions = await database.sql<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and prosrc ~ 'activity_log' and prosrc ~* '(update|delete from) public\\.(activity_log|%)'
    order by 1
  `;
  expect(functions.map(({ name }) => name)).toEqual([
    'forget_account',
    'forget_expired',
    'forget_mentions',
    'forget_submissions',
  ]);
  const held = await database.sql`
    select from pg_class cross join aclexplode(relacl) as acl
    where oid = 'public.activity_log'::regclass and privilege_type <> 'SELECT'
      and grantee in (0, 'anon'::regrole, 'authenticated'::regrole)
  `;
  expect(held).toHaveLength(0);
});
