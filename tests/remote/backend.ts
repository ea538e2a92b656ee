export interface Backend {
  /** Of the project, or of the site where that answers for it: no path. */
  url: string;
  /** The publishable one. */
  key: string;
}

export interface Reply {
  status: number;
  /** SQLSTATE, or PostgREST's or the sign-in service's own word; empty when nothing is wrong. */
  code: string;
  body: unknown;
  text: string;
  retryAfter: string | null;
}

interface Sent {
  method?: string;
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

const timeoutMs = 60_000;

/** Asks as a visitor, or as whoever owns the token. @throws Error where nobody answers. */
export async function ask({ url, key }: Backend, path: string, sent: Sent = {}): Promise<Reply> {
  const { body, token, headers, method = body === undefined ? 'GET' : 'POST' } = sent;
  const response = await fetch(`${url}${path}`, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      apikey: key,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const parsed = parse(text);
  return {
    status: response.status,
    code: response.ok ? '' : codeIn(parsed),
    body: parsed,
    text,
    retryAfter: response.headers.get('retry-after'),
  };
}

/** Rows that are told to come back: an update that a policy refuses looks like success. */
export const told = { prefer: 'return=representation' };

/** @throws Error that tells what was answered instead. */
export function must(holds: boolean, reply: Reply, wanted: string): void {
  if (!holds) throw new Error(`wanted ${wanted}, got ${describe(reply)}`);
}

/** PostgREST's answer, or the embedded gateway's, which says 500 and names the constraint. */
export function violatesCheck({ code, text }: Reply): boolean {
  return code === '23514' || (code === 'SUP' && /violates check constraint/.test(text));
}

/** The rows of an answer that has some. @throws Error */
export function rowsOf(reply: Reply): Record<string, unknown>[] {
  must(reply.status < 300 && Array.isArray(reply.body), reply, 'rows');
  return reply.body as Record<string, unknown>[];
}

function describe({ status, text }: Reply): string {
  return `${status} ${text.replaceAll(/\s+/g, ' ').slice(0, 200) || '(nothing)'}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** PostgREST says `code`, the sign-in service `error_code`, its older versions `error`. */
function codeIn(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const { code, error_code, error } = body as Record<string, unknown>;
  const word = [error_code, code, error].find((one) => typeof one === 'string');
  return word === undefined ? '' : String(word);
}
