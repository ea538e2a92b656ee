import { ask, must } from './backend';
import type { World } from './world';

export interface Account {
  email: string;
  password: string;
}

interface Session {
  access_token: string;
  refresh_token: string;
  user: { id: string; email: string };
}

const auth = (path: string) => `/auth/v1/${path}`;
const refusedStatus = (status: number) => status >= 400 && status < 500 && status !== 429;

/** @throws Error */
export async function signIn({ backend }: World, account: Account): Promise<Session> {
  const reply = await ask(backend, auth('token?grant_type=password'), { body: account });
  const session = reply.body as Partial<Session>;
  const complete = session.access_token && session.refresh_token && session.user?.id;
  must(reply.status === 200 && Boolean(complete), reply, 'a session');
  return session as Session;
}

const renew = ({ backend }: World, refresh_token: string) =>
  ask(backend, auth('token?grant_type=refresh_token'), { body: { refresh_token } });

/** What needs no account, and makes none unless it is wrong: then it has this run's address. */
export async function checkSignIn(world: World) {
  const { backend, email, check } = world;
  await check('a wrong password is refused', async () => {
    const body = { email, password: 'not the password' };
    const reply = await ask(backend, auth('token?grant_type=password'), { body });
    must(reply.status === 400, reply, '400');
  });
  await check('a password of 7 characters is refused', async () => {
    const reply = await ask(backend, auth('signup'), { body: { email, password: '7 chars' } });
    if (reply.status < 300) world.leaves.push({ table: 'account', id: email, email });
    must(refusedStatus(reply.status), reply, 'a refusal');
  });
  await check('a forged token is nobody’s', async () => {
    const reply = await ask(backend, auth('user'), { token: 'forged' });
    must(refusedStatus(reply.status), reply, 'a refusal');
    // as nobody's it may still be a visitor's
    const rows = await ask(backend, '/rest/v1/quote_requests?select=id&limit=1', {
      token: 'forged',
    });
    must(rows.status === 401, rows, '401');
  });
  await check('an unknown session is not renewed', async () => {
    const reply = await renew(world, 'no-such-session');
    must(refusedStatus(reply.status), reply, 'a refusal');
  });
}

/** Signs in, renews, and signs out again. */
export async function checkSession(world: World, who: string, account: Account) {
  const { backend, check } = world;
  let session: Session | undefined;
  await check(`${who} signs in`, async () => {
    session = await signIn(world, account);
  });
  if (!session) return;
  let current: Session = session;
  await check(`${who} is known by the token`, async () => {
    const reply = await ask(backend, auth('user'), { token: current.access_token });
    must((reply.body as { id?: string }).id === current.user.id, reply, 'the account');
  });
  await check(`${who} has the session renewed`, async () => {
    const reply = await renew(world, current.refresh_token);
    must(Boolean((reply.body as Partial<Session>).access_token), reply, 'a session');
    current = reply.body as Session;
  });
  await check(`${who} signs out, and the session is over`, async () => {
    const token = current.access_token;
    const reply = await ask(backend, auth('logout?scope=local'), { method: 'POST', token });
    must(reply.status < 300, reply, '204');
    const late = await renew(world, current.refresh_token);
    must(refusedStatus(late.status), late, 'a refusal');
  });
}
