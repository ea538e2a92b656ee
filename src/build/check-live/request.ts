import { NotAsked } from './checks.ts';

const timeoutMs = 20_000;
const parallel = 8;

/** One request; redirects are not followed. @throws NotAsked when nothing answers. */
export async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, {
      redirect: 'manual',
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new NotAsked(`${new URL(url).origin} gave no answer: ${reason}`);
  }
}

/** Eight at a time: a host takes many at once for an attack. */
export async function askEach<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const worker = async () => {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, in each worker
    for (const [index, item] of left) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return results;
}

/** The backend's answer to one question, with its own code where it refuses. */
export interface ApiResponse {
  status: number;
  code: string;
  body: unknown;
}

export interface Backend {
  url: string;
  /** As a visitor, or as whoever has signed in. */
  rest: (path: string, body?: object) => Promise<ApiResponse>;
  auth: (path: string, body?: object) => Promise<Response>;
  /** The same backend with somebody's session. @throws NotAsked when that is refused. */
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
    async rest(path, asked) {
      const answer = await send(`/rest/v1/${path}`, asked);
      const body = (await answer.json().catch(() => undefined)) as unknown;
      const code = body && typeof body === 'object' && 'code' in body ? String(body.code) : '';
      if (!answer.ok && !code && ![401, 403].includes(answer.status)) {
        throw new NotAsked(`the backend answered ${answer.status}`);
      }
      return { status: answer.status, code: answer.ok ? '' : code, body };
    },
    auth: (path, body) => send(`/auth/v1/${path}`, body),
    async signIn(email, password) {
      const answer = await send('/auth/v1/token?grant_type=password', { email, password });
      const session = (await answer.json().catch(() => ({}))) as { access_token?: string };
      if (!session.access_token) throw new NotAsked(`${email} cannot sign in (${answer.status})`);
      return openBackend(url, key, session.access_token);
    },
  };
}
