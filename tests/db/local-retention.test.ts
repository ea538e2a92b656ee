import { expect, it, vi } from 'vitest';
import { startRetention } from '../../supabase/embedded/retention';
import { freshDatabase } from './database';

const database = freshDatabase('granted');

it('the local backend purges expired data at its start and hourly', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { sql } = database;
  const oldError = () => sql`
    insert into client_errors (kind, message, page, browser, build, last_seen_at)
    values ('error', 'x', '/', 'other', 'x', now() - interval '4 months')`;
  const left = async () =>
    (
      await sql`
        select (select count(*)::int from client_errors) as errors,
          (select count(*)::int from activity_log where action = 'purged') as runs`
    )[0];
  await oldError();
  const warn = vi.fn<(message: string) => void>();
  const stop = startRetention(database.url, { warn });
  await expect.poll(left).toEqual({ errors: 0, runs: 1 });
  await oldError();
  vi.advanceTimersByTime(3_600_000);
  await expect.poll(left).toEqual({ errors: 0, runs: 2 });
  await stop();
  expect(warn).not.toHaveBeenCalled();
  vi.useRealTimers();
});
