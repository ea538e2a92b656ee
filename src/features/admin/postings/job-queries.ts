import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { endOfClosingDay } from '@/lib/closing-day';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { recordKey } from '../records/query-keys';
import { jobFields, type JobRow, type JobValues } from './job-schema';
import { refreshMs } from '../ui/refresh';

export type Posting = Database['public']['Tables']['job_postings']['Row'];

export function postingQuery(id: string) {
  return queryOptions({
    queryKey: recordKey('job_postings', id),
    queryFn: ({ signal }) => readPosting(id, signal),
    refetchInterval: refreshMs,
  });
}

export function canApply({ status, closes_on }: Pick<Posting, 'status' | 'closes_on'>): boolean {
  return status === 'active' && (!closes_on || Date.parse(endOfClosingDay(closes_on)) > Date.now());
}

/** In a conflict, someone else saved another version, the `posting`, and nothing was written. */
type SaveResult = { outcome: 'saved' | 'conflict'; posting: Posting } | { outcome: 'deleted' };

/**
 * Stores a new posting under the id that its form generated. If the id exists already, the response to an
 * earlier attempt was lost; the current text then overwrites it.
 * @throws RequestError unless it is stored.
 */
export async function createPosting(id: string, row: JobRow): Promise<SaveResult> {
  const newRow = { id, ...row };
  const response = await staff().from('job_postings').insert(newRow).select('*').single();
  if (response.status === 409 && response.error?.code === '23505') {
    const stored = await readPosting(id);
    if (stored) return updatePosting(stored, row);
  }
  return { outcome: 'saved', posting: dataOf(response) as Posting };
}

/**
 * Overwrites the version that was read, and no other.
 * @throws RequestError if nothing was saved for any reason but the two outcomes.
 */
export async function updatePosting(base: Posting, row: JobRow): Promise<SaveResult> {
  const request = staff().from('job_postings').update(row).eq('id', base.id);
  const versionRequest = request.eq('updated_at', base.updated_at);
  const updated = dataOf(await versionRequest.select('*').maybeSingle());
  if (updated) return { outcome: 'saved', posting: updated };
  const current = await readPosting(base.id);
  if (!current) return { outcome: 'deleted' };
  // The same text was saved by an earlier attempt whose response was lost.
  if (jobFields.every((field) => current[field] === row[field])) {
    return { outcome: 'saved', posting: current };
  }
  if (current.updated_at !== base.updated_at) return { outcome: 'conflict', posting: current };
  // It is there unchanged, but was not updated: this account may only read it.
  throw new RequestError('', 404);
}

/** Returns the values of the form; it has an empty text for null. */
export function valuesOf(posting: Posting): JobValues {
  const entries = jobFields.map((field) => [field, posting[field] ?? '']);
  return Object.fromEntries(entries) as JobValues;
}

async function readPosting(id: string, signal?: AbortSignal): Promise<Posting | null> {
  const request = staff().from('job_postings').select('*').eq('id', id);
  return dataOf(await (signal ? request.abortSignal(signal) : request).maybeSingle());
}
