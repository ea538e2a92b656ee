import { setTimeout as sleep } from 'node:timers/promises';

/** A failure that a person can mend: a sentence, and what to do next. */
export class Problem extends Error {
  next: string;

  constructor(message: string, next: string) {
    super(message);
    this.next = next;
  }
}

export const goOn = 'run npm run go-live again: it goes on where it stopped';

export interface Service {
  name: string;
  url: string;
  key: string;
  /** Where a key with all rights is made. */
  keys: string;
}

const timeoutMs = 60_000;
const patienceMs = 2000;
const attempts = 3;

/** One request with JSON, repeated where that does no harm. @throws Problem */
export async function call<Reply>(
  service: Service,
  method: string,
  path: string,
  body?: object,
): Promise<Reply> {
  const response = await send(service, method, path, body);
  const text = await response.text();
  if (response.ok) return (text ? JSON.parse(text) : undefined) as Reply;
  const said = messageIn(text);
  const { name, keys } = service;
  if (response.status === 403 || /restricted/.test(text)) {
    throw new Problem(
      `The key of ${name} lacks a right: ${said}.`,
      `Make one with full access (${keys}), then ${goOn}.`,
    );
  }
  if (response.status === 401) {
    throw new Problem(
      `${name} does not know this key.`,
      `Copy it again, or make one (${keys}), then ${goOn}.`,
    );
  }
  throw new Problem(
    `${name} answered ${response.status} to ${method} ${path}: ${said}.`,
    `Mend what it says, then ${goOn}.`,
  );
}

async function send(service: Service, method: string, path: string, body?: object) {
  const { name, url, key } = service;
  const isHarmless = method !== 'POST';
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === attempts;
    try {
      const response = await fetch(url + path, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const isBusy = response.status === 429 || (isHarmless && response.status >= 500);
      if (!isBusy || isLast) return response;
      const seconds = Number(response.headers.get('retry-after'));
      await sleep(seconds ? seconds * 1000 : patienceMs);
    } catch (error) {
      if (isHarmless && !isLast) {
        await sleep(patienceMs);
        continue;
      }
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Problem(
        `${name} cannot be reached: ${reason}.`,
        `Look at the network, then ${goOn}.`,
      );
    }
  }
}

function messageIn(text: string): string {
  try {
    const { message, errors } = JSON.parse(text) as {
      message?: string;
      errors?: { message: string }[];
    };
    return (message ?? errors?.[0]?.message ?? text).replace(/\.$/, '');
  } catch {
    return text.slice(0, 200) || 'nothing';
  }
}
