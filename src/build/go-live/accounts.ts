import { randomBytes } from 'node:crypto';
import { openBackend } from '../check-live/request.ts';
import type { Live, Step } from './live.ts';
import { goOn, Problem } from './request.ts';
import { publishableKey, quoted, sql } from './supabase.ts';

/** The administrator's mailbox gets their mail, so that none goes astray. */
const tagged = (address: string, tag: string) => address.replace('@', `+${tag}@`);

interface Account {
  email: string;
  password: string;
}

export interface CheckAccounts {
  admin: Account;
  stranger: Account;
}

/** Passwords are made anew and kept nowhere, unless the environment has them, as a pipeline's does. */
export function checkAccounts(live: Live): CheckAccounts {
  const account = (tag: string, variable: string) => ({
    email: process.env[`${variable}_EMAIL`] || tagged(live.values.administrator.toLowerCase(), tag),
    password: process.env[`${variable}_PASSWORD`] || randomBytes(24).toString('base64url'),
  });
  return {
    admin: account('check', 'CHECK_ADMIN'),
    stranger: account('stranger', 'CHECK_STRANGER'),
  };
}

export function accountsOfChecks(live: Live, { admin, stranger }: CheckAccounts): Step {
  const give = ({ email, password }: Account) => `
    update auth.users set encrypted_password = extensions.crypt(${quoted(password)}, extensions.gen_salt('bf', 10))
      where lower(email) = ${quoted(email)};
    select private.replace_account(${quoted(email)}, ${quoted(password)})
      where not exists (select from auth.users where lower(email) = ${quoted(email)});`;
  return {
    title: 'Two accounts for the checks: an administrator, and one without rights',
    // nobody remembers their passwords
    isDone: () => Promise.resolve(false),
    run: async () =>
      void (await sql(
        live,
        `${give(admin)} ${give(stranger)}
        insert into public.admin_users (user_id, role, name)
          select id, 'admin', 'Checks' from auth.users where lower(email) = ${quoted(admin.email)}
          on conflict (user_id) do nothing;
        update public.mail_recipients set mode = 'off'
          where user_id = (select id from auth.users where lower(email) = ${quoted(admin.email)});`,
      )),
  };
}

/** The mail leads to a page where the password is chosen, for 14 days. */
export function administrator(live: Live, { admin }: CheckAccounts): Step {
  const email = live.values.administrator;
  return {
    title: `Invitation of the first administrator, ${email}`,
    async isDone() {
      const [known] = await sql<{ is: boolean }>(
        live,
        `select private.is_in_team(${quoted(email)}) or exists (
          select from public.invitations where lower(email) = lower(${quoted(email)}) and expires_at > now()
        ) as is`,
      );
      return known?.is === true;
    },
    async run() {
      const backend = openBackend(
        live.places.backend(live.values.project),
        await publishableKey(live),
      );
      const session = await backend.signIn(admin.email, admin.password);
      const { status, body } = await session.rest('rpc/invite', { email, role: 'admin' });
      if (status < 300) return;
      throw new Problem(
        `The invitation was refused: ${JSON.stringify(body)}.`,
        `Mend what it says, then ${goOn}.`,
      );
    },
  };
}
