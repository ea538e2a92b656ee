import { expect } from 'vitest';
import { prepareAttempts } from './access-attempts';
import { functions } from './access-functions';
import { staff, type Role } from './access-matrix';
import { expectedAccess, probeFunctions, probeTables } from './access-probes';
import { listFunctions, listRelations } from './access-subjects';
import { sharedDatabase } from './database';
import type { Tx } from './personas';

const { it } = sharedDatabase('explicit');

const allStaff: readonly Role[] = staff;

it.for<[string, (tx: Tx) => PromiseLike<unknown>, object, Role[], Record<string, Role[]>]>([
  [
    'staff with a second factor who gave only the password',
    (tx) =>
      tx`insert into auth.mfa_factors (user_id, status) select user_id, 'verified' from admin_users`,
    { aal: 'aal1', amr: [{ method: 'password', timestamp: Date.now() / 1000 }] },
    staff,
    { use_recovery_code: staff },
  ],
  [
    'an administrator without a second factor although all need one, even with an old token,',
    (tx) => tx`update private.sign_in_rules set admins_need_factor = true`,
    { aal: 'aal2' },
    ['admin'],
    {},
  ],
])('%s can do what an account without rights can', async (given, { tx }) => {
  const [, arrange, claims, shut, more] = given;
  await prepareAttempts(tx);
  await arrange(tx);
  await tx`select set_config('tests.claims', ${JSON.stringify(claims)}, true)`;
  const relations = await listRelations(tx);
  // an administrator may do what any colleague may
  const found = await probeTables(tx, relations, [['admin', 'account']]);
  expect(found).toEqual(expectedAccess(relations, [['admin', 'account']]));
  const callers = Object.entries(functions).map(([name, roles]) => {
    const opened = (role: Role) => roles.includes(shut.includes(role) ? 'account' : role);
    const others = roles.filter((role) => !allStaff.includes(role));
    return [name, [...others, ...allStaff.filter(opened), ...(more[name] ?? [])].toSorted()];
  });
  const called = Object.entries(await probeFunctions(tx, await listFunctions(tx)));
  expect(Object.fromEntries(called.map(([name, roles]) => [name, roles.toSorted()]))).toEqual(
    Object.fromEntries(callers),
  );
});
