import { expect } from 'vitest';
import { allRoles, prepareAttempts } from './access-attempts';
import { callersByFunction } from './access-functions';
import { staff, type Role } from './access-matrix';
import { expectedAccess, probeFunctions, probeTables } from './access-probes';
import { listFunctions, listRelations } from './access-subjects';
import { sharedDatabase } from './database';
import type { Tx } from './transaction';

const { it } = sharedDatabase('explicit');

const allStaff: readonly Role[] = staff;
/** An administrator may do what any colleague may. */
const triedRoles = process.env['NIGHTLY'] ? allRoles : (['admin'] as const);

const giveEachAFactor = (tx: Tx) =>
  tx`insert into auth.mfa_factors (user_id, status) select user_id, 'verified' from admin_users`;
const setClaims = (tx: Tx, claims: object) =>
  tx`select set_config('tests.claims', ${JSON.stringify(claims)}, true)`;

/** Expects all rights to be as if the `locked` roles were accounts without, but for the functions of `extra`. */
async function expectAccess(tx: Tx, locked: readonly Role[], extra: Record<string, Role[]> = {}) {
  const actsAs = (role: Role): Role => (locked.includes(role) ? 'account' : role);
  const relations = await listRelations(tx);
  const options = { actsAs, roles: triedRoles };
  expect(await probeTables(tx, relations, options)).toEqual(expectedAccess(relations, options));
  const callers = Object.entries(callersByFunction).map(([name, roles]) => {
    const canCall = (role: Role) =>
      locked.includes(role) ? roles.includes('account') : roles.includes(role);
    const nonStaff = roles.filter((role) => !allStaff.includes(role));
    const expected = [...nonStaff, ...allStaff.filter(canCall), ...(extra[name] ?? [])];
    return [name, expected.toSorted()];
  });
  const probed = Object.entries(await probeFunctions(tx, await listFunctions(tx)));
  expect(Object.fromEntries(probed.map(([name, roles]) => [name, roles.toSorted()]))).toEqual(
    Object.fromEntries(callers),
  );
}

it('staff who gave only the password can do nothing but use a recovery code', async ({ tx }) => {
  await prepareAttempts(tx);
  await giveEachAFactor(tx);
  await setClaims(tx, { aal: 'aal1', amr: [{ method: 'password', timestamp: Date.now() / 1000 }] });
  await expectAccess(tx, allStaff, { use_recovery_code: [...staff] });
});

it('staff who gave a code as well can do all that their role includes', async ({ tx }) => {
  await prepareAttempts(tx);
  await giveEachAFactor(tx);
  const timestamp = Math.floor(Date.now() / 1000);
  await setClaims(tx, { aal: 'aal2', amr: [{ method: 'totp', timestamp }] });
  await expectAccess(tx, []);
});

it('an admin without the factor that all need can do nothing with an old token', async ({ tx }) => {
  await prepareAttempts(tx);
  await tx`update private.sign_in_rules set admins_need_factor = true`;
  await setClaims(tx, { aal: 'aal2' });
  await expectAccess(tx, ['admin']);
});
