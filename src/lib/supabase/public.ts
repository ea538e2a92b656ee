/** Requests of visitors' pages, as supabase-js, which staff use, weighs more than a page. */
import type { Database } from '@/lib/database.types';
import { env } from '@/lib/env';
import { RequestError } from './request-error';

type Functions = Database['public']['Functions'];

const defaultTimeoutMs = 15_000;

/** Sends arguments in the body, as addresses are logged. @throws RequestError without a usable response. */
export async function callFunction<Name extends keyof Functions>(
  name: Name,
  args: Functions[Name]['Args'],
  signal?: AbortSignal,
  timeoutMs?: number,
): Promise<Functions[Name]['Returns']> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(args),
  };
  const { body } = await fetchJson(`rpc/${name}`, request, { signal, timeoutMs });
  return body as Functions[Name]['Returns'];
}

/** `total` includes rows that are not returned. @throws RequestError without a usable response. */
export async function readPublicRows<Row>(
  address: string,
  signal: AbortSignal,
  backend?: string,
): Promise<{ rows: Row[]; total: number }> {
  const request = { headers: { prefer: 'count=exact' } };
  const { body, headers } = await fetchJson(address, request, { signal, backend });
  return {
    rows: body as Row[],
    total: Number(headers.get('content-range')?.split('/')[1]) || 0,
  };
}

interface RequestOptions {
  signal?: AbortSignal | undefined;
  backend?: string | undefined;
  timeoutMs?: number | undefined;
}

async function fetchJson(
  path: string,
  request: RequestInit,
  { signal, backend = env.supabaseUrl, timeoutMs = defaultTimeoutMs }: RequestOptions,
): Promise<{ body: unknown; headers: Headers }> {
  // Visitors' browsers lack AbortSignal.timeout and AbortSignal.any.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  signal?.addEventListener('abort', () => controller.abort());
  try {
    const response = await fetch(`${backend}/rest/v1/${path}`, {
      ...request,
      headers: { apikey: env.supabaseKey, ...request.headers },
      signal: controller.signal,
    });
    // 416: the offset is past the last row.
    if (response.status === 416) return { body: [], headers: response.headers };
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok && body !== undefined) return { body, headers: response.headers };
    const { message, code } = (body ?? {}) as { message?: string; code?: string };
    throw new RequestError(message ?? response.statusText, response.ok ? 0 : response.status, code);
  } catch (error) {
    throw error instanceof RequestError ? error : new RequestError(String(error), 0);
  } finally {
    clearTimeout(timer);
  }
}
