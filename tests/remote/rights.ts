import { ask, must, rowsOf, type Reply } from './backend';
import { functions, tables } from './contract';
import type { World } from './world';

const rest = (path: string) => `/rest/v1/${path}`;
const all = Object.entries(tables);
const calls = Object.entries(functions);

/** Denied, and there: what is missing is answered otherwise. */
const closed = (reply: Reply) => must(reply.code === '42501', reply, '42501');
const answered = (reply: Reply) => must(reply.status === 200, reply, '200');
/** By its grants, or by the function itself. */
const denied = (reply: Reply) => must(/^(42501|PT403)$/.test(reply.code), reply, 'a denial');

/** @param token of somebody who has an account and no rights; a visitor has none. */
export async function checkRights(world: World, who: string, token?: string) {
  const { backend, check } = world;
  const checkTable = async ([name, columns]: (typeof all)[number]) => {
    const address = rest(`${name}?select=${columns.join(',')}&limit=1000`);
    if (name === 'job_postings') {
      return check(`${who} reads open postings alone`, async () => {
        const rows = rowsOf(await ask(backend, address, { token }));
        const other = rows.find(({ status }) => status !== 'active');
        if (other) throw new Error(`reads one that is ${String(other['status'])}`);
      });
    }
    return check(`${who} reads nothing of ${name}`, async () => {
      const reply = await ask(backend, address, { token });
      // with an account the grants are those of staff: policies leave no row
      if (token && reply.status === 200) must(rowsOf(reply).length === 0, reply, 'no row');
      else closed(reply);
    });
  };
  const checkCall = async ([name, { of, told, acts }]: (typeof calls)[number]) => {
    const call = () => ask(backend, rest(`rpc/${name}`), { body: told, token });
    if (of !== 'visitors') {
      return check(`${who} is refused ${name}`, async () => denied(await call()));
    }
    return !acts && check(`${who} calls ${name}`, async () => answered(await call()));
  };
  await Promise.all([...all.map(checkTable), ...calls.map(checkCall)]);
}

/** Of what a visitor has just sent. */
export async function checkOwn(world: World, table: string, id: string) {
  for (const [verb, method, body] of [
    ['changes', 'PATCH', { status: 'contacted' }],
    ['deletes', 'DELETE', undefined],
  ] as const) {
    await world.check(`a visitor ${verb} nothing of ${table}, his own neither`, async () =>
      closed(await ask(world.backend, rest(`${table}?id=eq.${id}`), { method, body })),
    );
  }
}

export async function checkDoors(world: World) {
  const { backend, check } = world;
  await check('a request without a key is turned away', async () => {
    const reply = await ask({ ...backend, key: '' }, rest('job_postings?select=id&limit=1'));
    must(reply.status === 401, reply, '401');
  });
  await check('no schema but public is shown', async () => {
    const headers = { 'accept-profile': 'private' };
    const reply = await ask(backend, rest('mail_settings'), { headers });
    must(reply.status === 406, reply, '406');
  });
  await check('what is not there is told as missing', async () => {
    const table = await ask(backend, rest('no_such_table?select=id'));
    must(table.status === 404, table, '404');
    const called = await ask(backend, rest('rpc/no_such_function'), { body: {} });
    must(called.status === 404, called, '404');
  });
}

export async function checkStaffReads({ backend, check }: World, token: string) {
  const checkTable = ([name, columns]: (typeof all)[number]) =>
    check(`an administrator reads ${name}`, async () => {
      const address = rest(`${name}?select=${columns.join(',')}&limit=25`);
      rowsOf(await ask(backend, address, { token, headers: { prefer: 'count=exact' } }));
    });
  const checkCall = async ([name, { of, told, acts }]: (typeof calls)[number]) => {
    const call = () => ask(backend, rest(`rpc/${name}`), { body: told, token });
    if (of === 'mailer') {
      return check(`an administrator is refused ${name}`, async () => closed(await call()));
    }
    return !acts && check(`an administrator calls ${name}`, async () => answered(await call()));
  };
  await Promise.all([...all.map(checkTable), ...calls.map(checkCall)]);
}
