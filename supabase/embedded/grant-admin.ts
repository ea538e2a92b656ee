// npm run admin:grant -- EMAIL [ROLE]: gives an account of the local database a role, by default admin.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { staffRoles } from '../../src/content/en/admin-roles.ts';
import { serverOn } from './data-folder.ts';
import { LocalBackendError, runScript } from './local-backend-error.ts';
import { withDatabase } from './migrate.ts';
import { startPostgres } from './postgres.ts';
import { localSettings } from './settings.ts';

const roles = Object.keys(staffRoles);

await runScript(async () => {
  const { email, role } = readArguments(process.argv.slice(2));
  const { dataDir } = localSettings();
  if (!existsSync(resolve(dataDir, 'PG_VERSION'))) {
    throw new LocalBackendError(
      'There is no local database yet: run "npm start", sign up on /admin, then grant.',
    );
  }
  const running = serverOn(dataDir);
  if (running?.ownerPid) return grant(running.url, email, role);
  const server = await startPostgres({ dataDir });
  try {
    await grant(server.url, email, role);
  } finally {
    await server.stop();
  }
});

function readArguments([email, role = 'admin', ...rest]: string[]) {
  if (!email || rest.length > 0 || !roles.includes(role)) {
    throw new LocalBackendError(`Usage: npm run admin:grant -- EMAIL [${roles.join('|')}]`);
  }
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) {
    throw new LocalBackendError(`"${email}" is not an email address.`);
  }
  return { email, role };
}

async function grant(databaseUrl: string, email: string, role: string): Promise<void> {
  await withDatabase(databaseUrl, async (sql) => {
    const [account] = await sql<{ id: string; email: string; confirmed: boolean }[]>`
      select id, email, email_confirmed_at is not null as confirmed
      from auth.users where lower(email) = lower(${email})`;
    if (!account) {
      throw new LocalBackendError(`No account has the address ${email}: sign up on /admin first.`);
    }
    const changed = await sql`
      insert into public.admin_users as a (user_id, role) values (${account.id}, ${role})
      on conflict (user_id) do update set role = excluded.role where a.role <> excluded.role
      returning user_id`;
    if (changed.length === 0) {
      console.log(`${account.email} has the role ${role} already; nothing changed.`);
      return;
    }
    console.log(`${account.email} has the role ${role} now. Sign in on /admin, or reload it.`);
    if (!account.confirmed) {
      console.log('The address is not confirmed yet: open the link of the sign-up mail first.');
    }
  });
}
