import http from 'node:http';
import https from 'node:https';
import { SkippedCheck } from '../launch/checks.ts';

const timeoutMs = 20_000;
const parallel = 8;

/** One request, without following redirects. @throws SkippedCheck when nothing answers. */
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
    throw new SkippedCheck(`${new URL(url).origin} gave no answer: ${reason}`);
  }
}

/** Eight at a time, as hosts block bursts of requests. */
export async function askEach<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const worker = async () => {
    // oxlint-disable-next-line no-await-in-loop -- each worker handles one at a time
    for (const [index, item] of left) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return results;
}

/** The gateway in front of the backend does not know the key. */
export class RefusedKey extends SkippedCheck {
  constructor(message: string) {
    super(`the backend does not accept the key: ${message}`);
  }
}

/** The backend's answer, with its error code on refusal. */
export interface ApiResponse {
  status: number;
  code: string;
  body: unknown;
}

interface RestRequest {
  /** POST with a body, GET without one. */
  body?: object | undefined;
  prefer?: string;
}

export interface Backend {
  url: string;
  /** As a visitor, or with the session of `signIn`. */
  rest: (path: string, request?: RestRequest) => Promise<ApiResponse>;
  /** The range that tells a planned count, asked with two headers of one name, which `fetch` would join. */
  estimate: (path: string) => Promise<string | undefined>;
  auth: (path: string, body?: object) => Promise<Response>;
  /** The same backend with an account's session. @throws SkippedCheck when the sign-in fails. */
  signIn: (email: string, password: string) => Promise<Backend>;
}

/** A Supabase backend with its publishable key, as the site uses it. */
export function openBackend(url: string, key: string, token?: string): Backend {
  const send = (path: string, { body, prefer }: RestRequest = {}) =>
    ask(`${url}${path}`, {
      headers: {
        apikey: key,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(prefer && { prefer }),
      },
      method: body ? 'POST' : 'GET',
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    url,
    async rest(path, request) {
      const answer = await send(`/rest/v1/${path}`, request);
      const body = (await answer.json().catch(() => undefined)) as unknown;
      const code = body && typeof body === 'object' && 'code' in body ? String(body.code) : '';
      // A gateway that refuses the key says nothing about rights in the database.
      if (answer.status === 401 && !code) throw new RefusedKey(messageIn(body));
      if (!answer.ok && !/^(PGRST[12]|[0-9A-Z]{5}$|SUP)/.test(code)) {
        throw new SkippedCheck(
          `the backend answered ${answer.status} ${code || messageIn(body)}`.trim(),
        );
      }
      return { status: answer.status, code: answer.ok ? '' : code, body };
    },
    estimate: (path) =>
      new Promise((resolve, reject) => {
        const prefer = ['count=planned', 'return=minimal'];
        const headers = { apikey: key, ...(token && { authorization: `Bearer ${token}` }), prefer };
        (url.startsWith('https:') ? https : http)
          .get(`${url}/rest/v1/${path}`, { headers }, (answer) => {
            resolve(answer.resume().headers['content-range']);
          })
          .on('error', reject);
      }),
    auth: (path, body) => send(`/auth/v1/${path}`, { body }),
    async signIn(email, password) {
      const answer = await send('/auth/v1/token?grant_type=password', {
        body: { email, password },
      });
      const session = (await answer.json().catch(() => ({}))) as { access_token?: string };
      if (!session.access_token)
        throw new SkippedCheck(`${email} cannot sign in (${answer.status})`);
      return openBackend(url, key, session.access_token);
    },
  };
}

const messageIn = (body: unknown) =>
  body && typeof body === 'object' && 'message' in body ? String(body.message) : '';

export const countOf = (body: unknown): number => (Array.isArray(body) ? body.length : 0);
