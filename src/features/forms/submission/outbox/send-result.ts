import type { HttpResponse } from '@/lib/post-json';
import type { SendLimit, SendResult, RetryReason } from './types';

/**
 * Codes that our database sends about this row: a bad value (SQLSTATE class 22), a violated constraint
 * (23), or our own refusals. Any other response comes from a proxy or gateway; of these, only 413 is final.
 */
const finalCode = /^(2[23]\w{3}|PT40[03])$/;

/** The reason of a refusal because the sender has withdrawn the submission on another device. */
export const withdrawnReason = 'withdrawn';

type DatabaseError = Partial<Record<'code' | 'message' | 'details', string>>;

type Fields = Record<string, unknown> | undefined;

type Device = { now: number; isOnline: boolean };

const thisDevice = (): Device => ({ now: Date.now(), isOnline: navigator.onLine });

/** Only the database's own response counts: a captive portal's page with status 200 is not a success. */
export function sendResultOf(
  response: HttpResponse,
  id: string,
  device = thisDevice(),
): SendResult {
  const { status } = response;
  const body = response.body.trim();
  // A table responds with an empty body, a function with the id.
  if (status === 201 && body === '') return { result: 'stored' };
  if (status === 200 && body === JSON.stringify(id)) return { result: 'stored' };
  const databaseError: DatabaseError | undefined = status >= 400 ? objectIn(body) : undefined;
  const code = String(databaseError?.code);
  if (code === '23505' && databaseError && isOwnId(databaseError)) return { result: 'stored' };
  const details = code.startsWith('PT') ? objectIn(String(databaseError?.details)) : undefined;
  if (finalCode.test(code))
    return { result: 'refused', reason: reasonOf(code, details, databaseError) };
  // Whoever says so: the same bytes would cost the visitor the same data again.
  if (status === 413) return { result: 'refused', reason: 'too large' };
  const fields = code === 'PT429' ? details : undefined;
  // Pages cannot read this header across origins, so the database repeats it in the body.
  const retryAfter = response.retryAfter ?? String(fields?.['retryAfter'] ?? '');
  const retryAfterMs = delayMsIn(retryAfter, device.now);
  return {
    result: 'unreachable',
    retryReason: retryReasonOf(status, fields, device),
    retryAfterMs,
  };
}

/** Messages are in English and for developers; texts have a sentence for each of these. */
function reasonOf(code: string, details: Fields, databaseError?: DatabaseError): string {
  if (code === '23502' || databaseError?.message?.includes('_required"')) return 'required';
  return code.startsWith('PT') ? String(details?.['reason'] ?? '') : 'refused';
}

function retryReasonOf(status: number, fields: Fields, { isOnline }: Device): RetryReason {
  if (status === 0) return { reason: isOnline ? 'no answer' : 'offline' };
  const limit = sendLimitIn(fields);
  if (limit) return { reason: 'limit', limit };
  const storage = fields?.['limit'];
  if (storage === 'storage_network' || storage === 'storage_total') return { reason: storage };
  if (status < 400 || status === 511) return { reason: 'portal' };
  if (status === 429 || status === 503) return { reason: 'busy' };
  if (status >= 500 || status === 408 || status === 425) return { reason: 'fault' };
  return { reason: 'key' };
}

function sendLimitIn(fields: Fields): SendLimit | undefined {
  const { limit, max, periodSeconds } = (fields ?? {}) as Partial<SendLimit>;
  const isLimit = limit === 'email' || limit === 'network';
  if (!isLimit || typeof max !== 'number' || typeof periodSeconds !== 'number') return undefined;
  return { limit, max, periodSeconds };
}

/** PostgreSQL names the column in the details, and the constraint in the message; either shows that the id was taken. */
const isOwnId = ({ details = '', message = '' }: DatabaseError) =>
  /\(id\)|_pkey/.test(`${details} ${message}`);

function objectIn(json: string): Fields {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function delayMsIn(header: string, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const delayMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return delayMs > 0 ? delayMs : undefined;
}
