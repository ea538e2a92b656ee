import { randomBytes } from 'node:crypto';
import { openBackend } from '../launch/request.ts';
import { Problem } from '../launch/terminal.ts';
import { backendOf, fixAndRunAgain, type RunContext, type Step } from './context.ts';
import { fetchPublishableKey, fetchRows, quoted, runSql } from './supabase.ts';
import { markSecret } from './values.ts';

interface Account {
  email: string;
  password: string;
}

/** The accounts with which the checks at the end of a run sign in. */
export interface CheckAccounts {
  admin: Account;
  stranger: Account;
}

/** Returns the accounts that the environment names, else new ones at addresses that get no mail. */
export function chooseCheckAccounts(): CheckAccounts {
  const choose = (name: string, prefix: string) => {
    const { [`${prefix}_EMAIL`]: email, [`${prefix}_PASSWORD`]: password } = process.env;
    if (email && password) return { email: email.toLowerCase(), password: markSecret(password) };
    const generated = markSecret(randomBytes(24).toString('base64url'));
    return { email: `${name}@checks.invalid`, password: generated };
  };
  return { admin: choose('admin', 'CHECK_ADMIN'), stranger: choose('stranger', 'CHECK_STRANGER') };
}

export const checkAccountsStep = (context: RunContext, { admin, stranger }: CheckAccounts) => ({
  title: 'Two accounts for the checks: an administrator, and one without rights',
  async run() {
    await runSql(
      context,
      `update auth.users set encrypted_password = extensions.crypt(${quoted(admin.password)}, extensions.gen_salt('bf', 10))
        where lower(email) = ${quoted(admin.email)} and private.is_in_team(email);
      ${replaceAccountSql(admin)} ${replaceAccountSql(stranger)}
      insert into public.admin_users (user_id, role, name)
        select id, 'admin', 'Checks' from auth.users where lower(email) = ${quoted(admin.email)}
        on conflict (user_id) do nothing;
      delete from public.mail_recipients
        where user_id in (select user_id from public.admin_users where name = 'Checks');`,
    );
  },
});

/** Outside the team an account is made anew: whoever opened one at this address before gets no rights. */
const replaceAccountSql = ({ email, password }: Account) => `
  select private.replace_account(${quoted(email)}, ${quoted(password)})
    where not private.is_in_team(${quoted(email)});`;

/** Invites the first administrator by a mail whose link, for 14 days, opens a page that asks for a password. */
export function administratorStep(context: RunContext, { admin }: CheckAccounts): Step {
  const email = context.values.administrator;
  return {
    title: `First administrator: ${email || 'to be asked'}`,
    /** True once anybody administers, so that nobody whom the team has removed is invited again. */
    async isDone() {
      const otherAdministrators = `where role = 'admin' and user_id not in (select id from auth.users where lower(email) = ${quoted(admin.email)})`;
      const openInvitation = `where lower(email) = lower(${quoted(email)}) and expires_at > now()`;
      return (
        (await fetchRows(context, 'public.admin_users', otherAdministrators)).length > 0 ||
        (await fetchRows(context, 'public.invitations', openInvitation)).length > 0
      );
    },
    async run() {
      const backend = openBackend(backendOf(context), await fetchPublishableKey(context));
      const session = await backend.signIn(admin.email, admin.password);
      const { status, body } = await session.rest('rpc/invite', { email, role: 'admin' });
      if (status >= 300) {
        throw new Problem(`The invitation was refused: ${JSON.stringify(body)}.`, fixAndRunAgain);
      }
      context.print('  An invitation is on its way. At /admin, “Set up” then asks for the facts.');
    },
  };
}
