import { ask } from './ask.ts';
import { NotAsked } from './checks.ts';

/** What the backend says of one question: its own code where it refuses. */
export interface Answer {
  status: number;
  code: string;
  /** Rows of a table or a function; else one value. */
  body: unknown;
}

export interface Backend {
  url: string;
  /** As a visitor, or as whoever has signed in. */
  rest: (path: string, body?: object) => Promise<Answer>;
  auth: (path: string, body?: object) => Promise<Response>;
  /** The same backend, asked with somebody's session. @throws NotAsked when that is refused. */
  signIn: (email: string, password: string) => Promise<Backend>;
}

/** A Supabase as the site sees it: with its publishable key. */
export function openBackend(url: string, key: string, token?: string): Backend {
  const send = (path: string, body?: object) =>
    ask(`${url}${path}`, {
      headers: {
        apikey: key,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  return {
    url,
    async rest(path, body) {
      const answer = await send(`/rest/v1/${path}`, body);
      const told = (await answer.json().catch(() => undefined)) as unknown;
      const code = told && typeof told === 'object' && 'code' in told ? String(told.code) : '';
      const isGateways = !answer.ok && !code && ![401, 403].includes(answer.status);
      if (isGateways) {
        throw new NotAsked(`the backend answered ${answer.status}`);
      }
      return { status: answer.status, code: answer.ok ? '' : code, body: told };
    },
    auth: (path, body) => send(`/auth/v1/${path}`, body),
    async signIn(email, password) {
      const answer = await send('/auth/v1/token?grant_type=password', { email, password });
      const { access_token: session } = (await answer.json().catch(() => ({}))) as {
        access_token?: string;
      };
      if (!session) throw new NotAsked(`${email} cannot sign in (${answer.status})`);
      return openBackend(url, key, session);
    },
  };
}
