import { expect } from 'vitest';
import { allRoles, prepareAttempts } from './access-attempts';
import { functions } from './access-functions';
import { staff, type Role } from './access-matrix';
import { expectedAccess, probeFunctions, probeTables } from './access-probes';
import { listFunctions, listRelations } from './access-subjects';
import { sharedDatabase } from './database';
import type { Tx } from './personas';

const { it } = sharedDatabase('explicit');

const allStaff: readonly Role[] = staff;
/** An administrator may do what any colleague may. */
const tried = process.env['NIGHTLY'] ? allRoles : (['admin'] as const);

const giveFactors = (tx: Tx) =>
  tx`insert into auth.mfa_factors (user_id, status) select user_id, 'verified' from admin_users`;
const claim = (tx: Tx, claims: object) =>
  tx`select set_config('tests.claims', ${JSON.stringify(claims)}, true)`;

/** Expects every cell and every function to be as if `shut` were accounts without rights. */
async function expectAccess(tx: Tx, shut: readonly Role[], more: Record<string, Role[]> = {}) {
  const heldFor = (role: Role): Role => (shut.includes(role) ? 'account' : role);
  const relations = await listRelations(tx);
  const asked = { heldFor, roles: tried };
  expect(await probeTables(tx, relations, asked)).toEqual(expectedAccess(relations, asked));
  const callers = Object.entries(functions).map(([name, roles]) => {
    const opened = (role: Role) =>
      shut.includes(role) ? roles.includes('account') : roles.includes(role);
    const others = roles.filter((role) => !allStaff.includes(role));
    return [name, [...others, ...allStaff.filter(opened), ...(more[name] ?? [])].toSorted()];
  });
  const found = Object.entries(await probeFunctions(tx, await listFunctions(tx)));
  expect(Object.fromEntries(found.map(([name, roles]) => [name, roles.toSorted()]))).toEqual(
    Object.fromEntries(callers),
  );
}

it('staff with a second factor who gave only the password can do what an account without rights can', async ({
  tx,
}) => {
  await prepareAttempts(tx);
  await giveFactors(tx);
  await claim(tx, { aal: 'aal1', amr: [{ method: 'password', timestamp: Date.now() / 1000 }] });
  await expectAccess(tx, allStaff, { use_recovery_code: [...staff] });
});

it('staff who gave a code as well can do all that their role includes', async ({ tx }) => {
  await prepareAttempts(tx);
  await giveFactors(tx);
  const timestamp = Math.floor(Date.now() / 1000);
  await claim(tx, { aal: 'aal2', amr: [{ method: 'totp', timestamp }] });
  await expectAccess(tx, []);
});

it('an administrator who has no second factor although all need one can do nothing, even with an old token', async ({
  tx,
}) => {
  await prepareAttempts(tx);
  await tx`update private.sign_in_rules set admins_need_factor = true`;
  await claim(tx, { aal: 'aal2' });
  await expectAccess(tx, ['admin']);
});
