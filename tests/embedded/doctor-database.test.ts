// What the doctor says of a database: each fault by its name, and nothing else.
import { describe, expect, it } from 'vitest';
import { admin, findings, shortWhile, showSite, sql, stranger } from './doctor-site.ts';

showSite();

describe('a database is told of', () => {
  const submit = (table: string) =>
    `create policy "visitors submit" on public.${table} for insert to anon with check (status = 'new')`;

  it.each(['contact_submissions', 'partnership_applications', 'quote_requests'])(
    'the policy by which visitors send to %s, dropped',
    async (table) => {
      const drop = `drop policy "visitors submit" on public.${table}`;
      expect(await shortWhile(drop, submit(table))).toEqual([
        expect.stringContaining(`What visitors need: a visitor cannot send to ${table}:`),
      ]);
    },
  );

  it('the policy by which visitors read postings, dropped: that may as well be none', async () => {
    const policy = `"visitors read active postings" on public.job_postings`;
    await sql(`drop policy ${policy}`);
    const told = await findings();
    await sql(`create policy ${policy} for select to anon using (status = 'active')`);
    expect(told).toContainEqual({
      check: 'Open positions',
      state: 'could not be asked',
      text: expect.stringContaining(`policy "visitors read active postings" is missing`) as string,
    });
  });

  it('what is open to visitors', async () => {
    expect(
      await shortWhile(
        `grant select (email, phone) on public.quote_requests to anon;
         create policy "open" on public.quote_requests for select to anon using (true);
         create policy "open" on public.job_postings for select to anon using (true);
         grant insert on public.activity_log to anon;
         create policy "open" on public.activity_log for insert to anon with check (true)`,
        `revoke select (email, phone) on public.quote_requests from anon;
         drop policy "open" on public.quote_requests;
         drop policy "open" on public.job_postings;
         revoke insert on public.activity_log from anon;
         drop policy "open" on public.activity_log`,
      ),
    ).toEqual([
      expect.stringMatching(/visitors: quote_requests answers a visitor who reads email, phone:/),
      expect.stringMatching(/visitors: job_postings shows what is not active:/),
      expect.stringMatching(/visitors: activity_log takes rows from a visitor:/),
    ]);
  });

  it('what is open to anyone with an account', async () => {
    expect(
      await shortWhile(
        `alter table public.career_applications disable row level security`,
        `alter table public.career_applications enable row level security`,
        stranger,
      ),
    ).toEqual([
      expect.stringMatching(/strangers with an account: career_applications shows its rows/),
    ]);
    const asStaff = { ...stranger, DOCTOR_STRANGER_EMAIL: 'admin@example.com' };
    const told = await findings({ ...asStaff, DOCTOR_STRANGER_PASSWORD: 'demo-admin-2026' });
    expect(told).toContainEqual(
      expect.objectContaining({
        state: 'could not be asked',
        text: expect.stringContaining('is an administrator') as string,
      }),
    );
  });

  it('a schema that is older than the site', async () => {
    expect(
      await shortWhile(
        `alter table public.staff_notes rename to notes;
         alter table public.quote_requests rename column timeline to time_line;
         alter function public.end_news rename to news_end`,
        `alter table public.notes rename to staff_notes;
         alter table public.quote_requests rename column time_line to timeline;
         alter function public.news_end rename to end_news`,
      ),
    ).toEqual([
      expect.stringMatching(
        /^Migrations: .* without table staff_notes, column quote_requests.timeline, function end_news: run "npx supabase db push --remote"/,
      ),
    ]);
  });

  it('a retention that has not run for two days', async () => {
    const age = (days: number) =>
      `update public.activity_log set created_at = now() - interval '${days} days' where action = 'purged'`;
    expect(await shortWhile(age(3), age(0), admin)).toEqual([
      expect.stringMatching(/^Retention: .* last deleted on \d{4}-\d\d-\d\d: SECURITY.md/),
    ]);
  });

  it('mails that wait, and its size, to an administrator alone', async () => {
    const wait = `insert into public.mails (key, kind, wanted_at, due_at)
      values ('doctor', 'test', now() - interval '3 hours', now() + interval '1 day')`;
    const sent = `delete from public.mails where key = 'doctor'`;
    expect(await shortWhile(wait, sent, admin)).toEqual([
      expect.stringMatching(/^Mail queue: .* the oldest for 3 h: \/admin, Mail/),
    ]);
    const asked = await findings({
      DOCTOR_ADMIN_EMAIL: 'stranger@example.com',
      DOCTOR_ADMIN_PASSWORD: 'demo-stranger-2026',
    });
    expect(asked.find(({ check }) => check === 'Mail queue')).toMatchObject({
      state: 'could not be asked',
      text: expect.stringContaining('is no administrator') as string,
    });
  });
});
