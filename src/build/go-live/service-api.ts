import { setTimeout as sleep } from 'node:timers/promises';
import { request } from '../launch/request.ts';
import { Problem } from '../launch/terminal.ts';
import { fixAndRunAgain, runAgain } from './context.ts';

export interface ServiceApi {
  name: string;
  url: string;
  key: string;
  /** Page on which a key with all rights is made. */
  keyPage: string;
}

/** Of requests that a busy service refuses with 429; `waitMs` where it does not say how long to wait. */
const retries = { maxAttempts: 5, waitMs: 15_000, maxWaitMs: 60_000 };

/**
 * Sends a body as JSON and returns that of the response, parsed but not examined; undefined for an empty one.
 * Follows no redirect: a key and what is sent stay with the service.
 * @throws Problem
 */
export async function callService<Answer>(
  service: ServiceApi,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await sendWithRetries(service, method, path, body);
  const text = await response.text();
  if (response.ok) return (text ? JSON.parse(text) : undefined) as Answer;
  const { status } = response;
  const message = messageIn(text);
  if (status === 403 || text.includes('restricted_api_key')) {
    const next = `Make one with full access (${service.keyPage}), then ${runAgain}.`;
    throw new Problem(`The key of ${service.name} lacks a right: ${message}.`, next);
  }
  if (status === 401) {
    const next = `Copy it again, or make one (${service.keyPage}), then ${runAgain}.`;
    throw new Problem(`${service.name} does not know this key.`, next);
  }
  const problem = `${service.name} answered ${status} to ${method} ${path}: ${message}.`;
  throw new Problem(problem, fixAndRunAgain);
}

async function sendWithRetries(...call: Parameters<typeof sendOnce>): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await sendOnce(...call);
    if (response.status !== 429 || attempt === retries.maxAttempts) return response;
    await sleep(retryWaitMs(response.headers));
  }
}

const sendOnce = ({ name, url, key }: ServiceApi, method: string, path: string, body?: object) =>
  request(url + path, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: Error) => {
    const next = `Check the network connection, then ${runAgain}.`;
    throw new Problem(`${name} cannot be reached: ${error.message}.`, next);
  });

/** The time that a service asks for in seconds, within a limit. */
export const retryWaitMs = (headers: Headers): number =>
  Math.min(Number(headers.get('retry-after')) * 1000 || retries.waitMs, retries.maxWaitMs);

/** The first line of an answer's message: in the next, a database repeats what it was sent. */
function messageIn(text: string): string {
  const [, message = text] = /"message": ?"((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
  const [firstLine = ''] = message.split(/\\n|\n/);
  return firstLine.slice(0, 200).replace(/\.$/, '') || 'nothing';
}
