import { setTimeout as sleep } from 'node:timers/promises';
import { request } from '../check-live/request.ts';

/** A failure that a person can mend: a sentence, and what to do next. */
export class Problem extends Error {
  next: string;

  constructor(message: string, next: string) {
    super(message);
    this.next = next;
  }
}

export const runAgain = 'run npm run go-live again: it goes on where it stopped';

export interface ServiceApi {
  name: string;
  url: string;
  key: string;
  /** Page on which a key with all rights is made. */
  keyPage: string;
}

const retries = { attempts: 5, waitMs: 15_000 };

/** One request with JSON, which follows no redirect: a key and what is sent stay with the service. @throws Problem */
export async function callService<Body>(
  service: ServiceApi,
  method: string,
  path: string,
  body?: object,
): Promise<Body> {
  const { name, keyPage } = service;
  let response = await sendOnce(service, method, path, body);
  for (let attempt = 1; response.status === 429 && attempt < retries.attempts; attempt += 1) {
    await sleep(Number(response.headers.get('retry-after')) * 1000 || retries.waitMs);
    response = await sendOnce(service, method, path, body);
  }
  const text = await response.text();
  if (response.ok) return (text ? JSON.parse(text) : undefined) as Body;
  const message = messageIn(text);
  if (response.status === 403 || text.includes('restricted_api_key')) {
    throw new Problem(
      `The key of ${name} lacks a right: ${message}.`,
      `Make one with full access (${keyPage}), then ${runAgain}.`,
    );
  }
  if (response.status === 401) {
    throw new Problem(
      `${name} does not know this key.`,
      `Copy it again, or make one (${keyPage}), then ${runAgain}.`,
    );
  }
  throw new Problem(
    `${name} answered ${response.status} to ${method} ${path}: ${message}.`,
    `Mend what it says, then ${runAgain}.`,
  );
}

const sendOnce = ({ name, url, key }: ServiceApi, method: string, path: string, body?: object) =>
  request(url + path, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: Error) => {
    throw new Problem(
      `${name} cannot be reached: ${error.message}.`,
      `Look at the network, then ${runAgain}.`,
    );
  });

/** The first line: in the next, a database repeats what it was sent. */
function messageIn(text: string): string {
  const [, message = text] = /"message": ?"((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
  const [line = ''] = message.split(/\\n|\n/);
  return line.slice(0, 200).replace(/\.$/, '') || 'nothing';
}
