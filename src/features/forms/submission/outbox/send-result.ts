import type { Answer } from './post-json';
import type { SendLimit, SendResult, Stop } from './types';

/**
 * What our database says of this very row: a value of the wrong kind (SQLSTATE class 22), a broken
 * constraint (23), or in our own words. Whatever else is answered comes from something in between.
 */
const finalCode = /^(2[23]\w{3}|PT40[03])$/;

interface Problem {
  code?: string;
  message?: string;
  details?: string;
  hint?: string;
}

interface Device {
  now: number;
  online: boolean;
}

const thisDevice = (): Device => ({ now: Date.now(), online: navigator.onLine });

/** Only a stored row's own answer counts: a captive portal's page with status 200 is no success. */
export function sendResultOf(answer: Answer, id: string, device = thisDevice()): SendResult {
  const { status } = answer;
  const body = answer.body.trim();
  // A table answers with nothing, a function with the id.
  if (status === 201 && body === '') return { result: 'stored' };
  if (status === 200 && body === JSON.stringify(id)) return { result: 'stored' };
  const problem = status >= 400 ? problemIn(body) : undefined;
  const code = String(problem?.code);
  if (code === '23505' && problem && isOwnId(problem)) return { result: 'stored' };
  if (code === 'PT409') return { result: 'late' };
  if (finalCode.test(code)) return { result: 'refused', reason: String(problem?.message ?? '') };
  // A page may not read the header of another host's answer; the database repeats it in its details.
  const repeated =
    fieldsIn(problem?.details).retryAfter ??
    /^Retry-After: (\d+)$/.exec(String(problem?.details))?.[1];
  const retryAfterMs = delayMsIn(answer.retryAfter ?? String(repeated ?? ''), device.now);
  return { result: 'unreachable', stop: stopOf(status, problem, device), retryAfterMs };
}

function stopOf(status: number, problem: Problem | undefined, { online }: Device): Stop {
  if (status === 0) return { why: online ? 'no answer' : 'offline' };
  const hint = problem?.code === 'PT429' ? String(problem.hint) : '';
  const limit = limitIn(hint);
  if (limit) return { why: 'limit', limit };
  const { limit: reached } = fieldsIn(problem?.code === 'PT429' && problem.details);
  if (reached === 'storage_network' || reached === 'storage_total') return { why: reached };
  if (status < 400 || status === 511) return { why: 'portal' };
  if (status === 413) return { why: 'too large' };
  if (status === 429 || status === 503) return { why: 'busy' };
  if (status >= 500 || status === 408 || status === 425) return { why: 'fault' };
  return { why: 'key' };
}

function limitIn(hint: string): SendLimit | undefined {
  const found = /^At most (\d+) of one (email|address) in (\d+) minutes\.$/.exec(hint);
  if (!found) return undefined;
  const [, most, of, minutes] = found;
  return { most: Number(most), of: of as SendLimit['of'], minutes: Number(minutes) };
}

/** What a refusal of our database says besides its sentence. */
function fieldsIn(details: unknown): { limit?: unknown; retryAfter?: unknown } {
  return problemIn(String(details)) ?? {};
}

function isOwnId({ details = '', message = '' }: Problem): boolean {
  return /\(id\)|_pkey/.test(`${details} ${message}`);
}

function problemIn(
  body: string,
): (Problem & { limit?: unknown; retryAfter?: unknown }) | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function delayMsIn(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const delayMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return delayMs > 0 ? delayMs : undefined;
}
