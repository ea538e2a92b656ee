// npm run test:remote -- --url URL --key KEY: what the site needs, asked of the backend that is named.
import { parseArgs } from 'node:util';
import { checkSession, checkSignIn, signIn, type Account } from './accounts';
import { checkDoors, checkOwn, checkRights, checkStaffReads } from './rights';
import { checkStaffWork, eraseAll } from './staff';
import { checkSubmissions } from './submissions';
import { nameOf, newWorld, type World } from './world';

const usage = 'Usage: npm run test:remote -- --url URL --key KEY [--staging] [--limits]';

/** @throws Error in one line: what is missing, or must not be asked. */
function readArguments() {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      key: { type: 'string' },
      staging: { type: 'boolean', default: false },
      limits: { type: 'boolean', default: false },
    },
  });
  const { url = '', key = '', staging, limits } = values;
  if (!URL.canParse(url) || !key) throw new Error(usage);
  if (isSecret(key)) {
    throw new Error('That is a secret key, which sees everything: give the publishable one.');
  }
  const { hostname, origin } = new URL(url);
  if (!staging && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) {
    throw new Error(
      `${hostname} may be what visitors use: this run would send submissions there, of which staff are told. ` +
        'If it is a project for tests, say so with --staging.',
    );
  }
  return { backend: { url: origin, key }, limits };
}

function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  try {
    const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
    return (JSON.parse(claims) as { role?: string }).role === 'service_role';
  } catch {
    return false;
  }
}

function accountOf(name: 'ADMIN' | 'STRANGER'): Account | undefined {
  const email = process.env[`REMOTE_${name}_EMAIL`];
  const password = process.env[`REMOTE_${name}_PASSWORD`];
  return email && password ? { email, password } : undefined;
}

/** @returns the account's token, or nothing where it has none or is not let in */
async function tokenOf(world: World, who: string, name: 'ADMIN' | 'STRANGER') {
  const account = accountOf(name);
  if (!account) {
    world.skip(`what ${who} may do`, `told by REMOTE_${name}_EMAIL and REMOTE_${name}_PASSWORD`);
    return undefined;
  }
  await checkSession(world, who, account);
  return (await signIn(world, account).catch(() => undefined))?.access_token;
}

async function askAll(world: World) {
  await checkDoors(world);
  await checkSignIn(world);
  await checkRights(world, 'a visitor');
  const stored = await checkSubmissions(world);
  for (const { table, id } of stored) await checkOwn(world, table.name, id);

  const stranger = await tokenOf(world, 'a stranger with an account', 'STRANGER');
  if (stranger) await checkRights(world, 'a stranger', stranger);

  const admin = await tokenOf(world, 'an administrator', 'ADMIN');
  if (!admin) return;
  await checkStaffReads(world, admin);
  await checkStaffWork(world, admin, stored);
  await eraseAll(world, admin);
}

try {
  const { backend, limits } = readArguments();
  const { world, outcomes } = newWorld(backend, limits);
  await askAll(world);

  for (const { name, why, asked } of outcomes) {
    const sign = asked ? (why === null ? '✓' : '✗') : '?';
    console.log(`${sign} ${name}${why === null ? '' : `: ${why}`}`);
  }
  const failed = outcomes.filter(({ asked, why }) => asked && why !== null);
  const open = outcomes.filter(({ asked }) => !asked);
  const held = outcomes.length - failed.length - open.length;
  console.log(`\n${held} hold, ${failed.length} fall short, ${open.length} were not asked.`);
  if (world.leaves.length > 0) {
    console.log(`Left behind, from ${world.email}: ${world.leaves.map(nameOf).join(', ')}.`);
  }
  process.exitCode = failed.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
