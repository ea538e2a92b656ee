// What the doctor says of a site as it should be.
import { expect, it } from 'vitest';
import { admin, findings, short, showSite, sql, stranger } from './doctor-site.ts';

showSite();

it('of a site as it should be nothing falls short, and what takes an account is not guessed', async () => {
  const all = await findings();
  expect(await short()).toEqual([]);
  expect(all.filter(({ check }) => /^(Sign-up|Demo accounts)$/.test(check))).toHaveLength(3);
  const unasked = all.filter(({ state }) => state === 'could not be asked');
  expect(unasked.map(({ check }) => check)).toEqual([
    'Address of the backend',
    'Publishable key',
    'Tables closed to strangers with an account',
    'Mail queue',
    'Retention',
  ]);
});

it('asking leaves nothing behind', async () => {
  const count = async () =>
    sql(
      `select (select count(*) from auth.users) as accounts, count(*) as submissions,
         (select count(*) from public.mails) as mails
       from public.quote_requests`,
    );
  const before = await count();
  await findings({ ...admin, ...stranger });
  expect(await count()).toEqual(before);
});
