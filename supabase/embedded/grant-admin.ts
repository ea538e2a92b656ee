// npm run admin:grant -- EMAIL: makes an account of the local database an administrator.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import postgres from 'postgres';
import { LocalBackendError } from './local-backend-error.ts';
import { findOwner, ownerName } from './owner-lock.ts';
import { startPostgres } from './postgres.ts';
import { runScript } from './run-script.ts';
import { localSettings } from './settings.ts';

await runScript(async () => {
  const email = readEmail(process.argv.slice(2));
  const { dataDir } = localSettings();
  if (!existsSync(resolve(dataDir, 'PG_VERSION'))) {
    throw new LocalBackendError(
      'There is no local database yet: run "npm start", sign up on /admin, then grant.',
    );
  }
  const owner = await findOwner(dataDir);
  if (owner) {
    if (!owner.databaseUrl) {
      throw new LocalBackendError(`The database of ${ownerName(owner)} is not ready: try again.`);
    }
    return grant(owner.databaseUrl, email);
  }
  const server = await startPostgres({ dataDir, label: 'npm run admin:grant' });
  try {
    await grant(server.url, email);
  } finally {
    await server.stop();
  }
});

function readEmail([email, ...rest]: string[]): string {
  if (!email || rest.length > 0) {
    throw new LocalBackendError('Usage: npm run admin:grant -- EMAIL');
  }
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) {
    throw new LocalBackendError(`"${email}" is not an e-mail address.`);
  }
  return email;
}

async function grant(databaseUrl: string, email: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const [account] = await sql<{ id: string; email: string; confirmed: boolean }[]>`
      select id, email, email_confirmed_at is not null as confirmed
      from auth.users where lower(email) = lower(${email})`;
    if (!account) {
      throw new LocalBackendError(`No account has the address ${email}: sign up on /admin first.`);
    }
    const added = await sql`
      insert into public.admin_users (user_id) values (${account.id}) on conflict do nothing
      returning user_id`;
    if (added.length === 0) {
      console.log(`${account.email} is an administrator already; nothing changed.`);
      return;
    }
    console.log(`${account.email} is an administrator now. Sign in on /admin, or reload it.`);
    if (!account.confirmed) {
      console.log('The address is not confirmed yet: open the link of the sign-up mail first.');
    }
  } finally {
    await sql.end();
  }
}
