import { SkippedCheck } from './checks.ts';

const timeoutMs = 20_000;

/** One request, without following redirects. @throws SkippedCheck without a response */
export async function request(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    return await fetch(url, { redirect: 'manual', ...init, signal });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SkippedCheck(`${new URL(url).origin} gave no answer: ${reason}`);
  }
}

/** The gateway in front of the backend refuses the key, which says nothing about rights in the database. */
export class RefusedKey extends SkippedCheck {}

export interface Backend {
  url: string;
  /**
   * Calls the REST API as a visitor, or with the session of `signIn`; `code` is that of a refusal, else empty, `prefer` a header.
   * @throws SkippedCheck for a response that says nothing about rights, such as RefusedKey
   */
  rest: (path: string, body?: object, prefer?: string) => ReturnType<typeof readAnswer>;
  auth: (path: string, body?: object) => Promise<Response>;
  /** The same backend with an account's session. @throws SkippedCheck when the sign-in fails */
  signIn: (email: string, password: string) => Promise<Backend>;
}

/** @param key the publishable one. @param token of a session, without which calls are a visitor's */
export function openBackend(url: string, key: string, token?: string): Backend {
  const send = (path: string, body?: object, prefer?: string) =>
    request(url + path, {
      headers: {
        apikey: key,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(prefer && { prefer }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const auth = (path: string, body?: object) => send(`/auth/v1/${path}`, body);
  return {
    url,
    auth,
    rest: async (path, body, prefer) => readAnswer(await send(`/rest/v1/${path}`, body, prefer)),
    async signIn(email, password) {
      const response = await auth('token?grant_type=password', { email, password });
      const session = (await response.json().catch(() => ({}))) as { access_token?: string };
      if (session.access_token) return openBackend(url, key, session.access_token);
      throw new SkippedCheck(`${email} cannot sign in (${response.status})`);
    },
  };
}

async function readAnswer(response: Response) {
  const { ok, status } = response;
  const body: unknown = await response.json().catch(() => undefined);
  if (ok) return { status, code: '', body };
  const { code = '', message = '' } = (body ?? {}) as { code?: string; message?: string };
  if (status === 401 && !code) {
    throw new RefusedKey(
      `the backend does not accept the key: ${message}: set VITE_SUPABASE_ANON_KEY to the publishable key of this project (Project Settings → API Keys)`,
    );
  }
  // Refusals by PostgREST, PostgreSQL or Supabase; other codes say nothing about rights.
  if (!/^(PGRST[12]|[0-9A-Z]{5}$|SUP)/.test(code)) {
    throw new SkippedCheck(`the backend answered ${status} ${code || message}`.trim());
  }
  return { status, code, body };
}

/** 0 also for a refusal, whose body is no list. */
export const rowCountOf = (body: unknown): number => (Array.isArray(body) ? body.length : 0);
