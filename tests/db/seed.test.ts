import { expect, it } from 'vitest';
import { seed } from '../support/test-database';
import { freshDatabase } from './database';
import { as, type Tx } from './personas';
import { submissions } from './tables';

const database = freshDatabase('bare');

/** Runs the seed like a newcomer's first start, then tells `fn`, then forgets it. */
const seeded = (fn: (tx: Tx) => Promise<void>) =>
  as(database.sql, 'owner', async (tx) => {
    await tx.unsafe(seed.sql);
    await fn(tx);
  });

async function countRows(tx: Tx): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const own = submissions.map(({ name }) => name);
  for (const name of ['job_postings', 'admin_users', 'activity_log', 'application_files', ...own]) {
    counts[name] = (await tx`select from ${tx(name)}`).length;
  }
  for (const name of ['users', 'identities']) {
    counts[`auth.${name}`] = (await tx`select from auth.${tx(name)}`).length;
  }
  return counts;
}

it('fills a living product, once however often it runs', async () => {
  await seeded(async (tx) => {
    const first = await countRows(tx);
    await tx.unsafe(seed.sql);
    expect(await countRows(tx)).toEqual(first);

    const sent = submissions.reduce((sum, { name }) => sum + (first[name] ?? 0), 0);
    expect(sent).toBeGreaterThanOrEqual(40);
    expect(
      await tx`select status, count(*)::int as n from job_postings group by status order by status`,
    ).toEqual([
      { status: 'active', n: 9 },
      { status: 'draft', n: 1 },
      { status: 'inactive', n: 1 },
    ]);
  });
});

it('leaves what a developer did in between', async () => {
  await seeded(async (tx) => {
    await tx`update quote_requests set status = 'completed'`;
    await tx`update job_postings set title = 'Mine'`;
    await tx.unsafe(seed.sql);
    expect(await tx`select from quote_requests where status <> 'completed'`).toHaveLength(0);
    expect(await tx`select from job_postings where title <> 'Mine'`).toHaveLength(0);
  });
});

it('gives every application a resume that opens', async () => {
  await seeded(async (tx) => {
    const files = await tx<{ file_name: string; kind: string; content: Buffer | null }[]>`
      select f.file_name, f.kind, f.content from career_applications as a
      left join application_files as f on f.application_id = a.id
    `;
    expect(new Set(files.map(({ kind }) => kind))).toEqual(new Set(['resume']));
    expect(files.some(({ file_name: name }) => name === '李 Wen.docx')).toBe(true);
    const pdfs = files.filter(({ file_name: name }) => name.endsWith('.pdf'));
    // A reader starts at the end, which says where the table of contents is.
    const tables = pdfs.map(({ content }) => {
      const text = String(content);
      return text.slice(Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])).slice(0, 5);
    });
    expect(tables).toEqual(pdfs.map(() => 'xref\n'));
    expect(pdfs).toHaveLength(files.length - 1);
  });
});

it('keeps an account that someone signed up before it ran', async () => {
  await as(database.sql, 'owner', async (tx) => {
    const id = crypto.randomUUID();
    await tx`insert into auth.users (id, email) values (${id}, 'admin@example.com')`;
    await tx.unsafe(seed.sql);
    expect(await tx`select user_id from admin_users`).toEqual([{ user_id: id }]);
  });
});

it('lets both accounts sign in, and makes one of them an admin', async () => {
  await seeded(async (tx) => {
    await tx`create extension if not exists pgcrypto with schema extensions`;
    const accounts = await tx`
      select u.email,
        u.encrypted_password = extensions.crypt(p.password, u.encrypted_password) as password_fits,
        u.email_confirmed_at is not null as confirmed,
        exists (select from auth.identities as i where i.user_id = u.id) as has_identity,
        exists (select from admin_users as a where a.user_id = u.id) as is_admin
      from auth.users as u
      left join (values
        ('admin@example.com', 'demo-admin-2026'), ('stranger@example.com', 'demo-stranger-2026')
      ) as p (email, password) on p.email = u.email
      order by u.email
    `;
    const ready = { password_fits: true, confirmed: true, has_identity: true };
    expect(accounts).toEqual([
      { ...ready, email: 'admin@example.com', is_admin: true },
      { ...ready, email: 'stranger@example.com', is_admin: false },
    ]);
  });
});

it('tells a plausible story of the last thirty days', async () => {
  await seeded(async (tx) => {
    const outside = await tx`
      select from activity_log where created_at not between now() - interval '30 days' and now()
    `;
    expect(outside).toHaveLength(0);
    expect(await tx`select distinct created_at::date from activity_log`).not.toHaveLength(1);
    expect(
      await tx`select from activity_log where actor_id is null and action <> 'submitted'`,
    ).toHaveLength(0);

    for (const { name } of submissions) {
      const untold = await tx`
        select r.id from ${tx(name)} as r
        where r.status is distinct from coalesce(
          (
            select l.to_status from activity_log as l
            where l.record_id = r.id and l.action = 'status_changed'
            order by l.created_at desc limit 1
          ),
          'new'
        )
        or not exists (
          select from activity_log as l where l.record_id = r.id and l.action = 'submitted'
            and l.created_at = r.created_at
        )
      `;
      expect(untold).toEqual([]);
      const real = await tx`select from ${tx(name)} where email !~ '@example\\.(com|org|net)$'`;
      expect(real).toHaveLength(0);
    }
  });
});
