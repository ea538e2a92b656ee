import { sendLimitIn } from './send-limit';
import type { FilledForm, RetryReason, Submission, SubmissionFile } from './types';

type Entry = Partial<Record<keyof Submission, unknown>>;

export function submissionIn(value: unknown): Submission | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entry = value as Entry & Partial<Submission>;
  const { id, path, row } = entry;
  if (!isText(id) || !isText(path) || !path.startsWith('/')) return undefined;
  if (typeof row !== 'object' || row === null) return undefined;
  const kept: unknown[] = Array.isArray(entry.files) ? entry.files : [];
  const files = kept.filter(isFile);
  const {
    rowAs,
    refusal,
    unreadable,
    form: _form,
    retryReason: _reason,
    expiredAt: _end,
    ...known
  } = entry;
  return {
    ...known,
    ...(isText(rowAs) && { rowAs }),
    ...(typeof refusal === 'string' && { refusal }),
    ...(unreadable && { unreadable: true as const }),
    ...optional('form', formIn(entry.form)),
    ...optional('retryReason', retryReasonIn(entry.retryReason)),
    ...optional('expiredAt', moment(entry.expiredAt)),
    ...(files.length < kept.length && { unreadable: true as const }),
    id,
    path,
    row,
    files,
    writtenAt: moment(entry.writtenAt) ?? Date.now(),
    tries: number(entry.tries, 0),
    dueAt: number(entry.dueAt, 0),
    retryAfter: number(entry.retryAfter, 0),
  };
}

export function formIn(value: unknown): FilledForm | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, page, values, content, text, link } = value as Partial<
    Record<keyof FilledForm, unknown>
  >;
  if (!isText(name) || !isText(page) || !/^\/(?!\/)/.test(page)) return undefined;
  if (typeof values !== 'object' || values === null) return undefined;
  const written = Object.entries(values).filter((entry): entry is [string, string] =>
    isText(entry[1]),
  );
  return {
    name,
    page,
    values: Object.fromEntries(written),
    ...(isText(content) && { content }),
    ...(isText(text) && { text }),
    ...(isText(link) && { link }),
  };
}

function retryReasonIn(value: unknown): RetryReason | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { reason, limit } = value as Partial<Record<'reason' | 'limit', unknown>>;
  if (reason === 'limit') return sendLimitIn(limit) && (value as RetryReason);
  return plainReasons.has(reason) ? (value as RetryReason) : undefined;
}

const plainReasons = new Set<unknown>([
  'offline',
  'no answer',
  'portal',
  'busy',
  'fault',
  'key',
  'storage_network',
  'storage_total',
] satisfies RetryReason['reason'][]);

const optional = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [key in Name]?: Value };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const number = (value: unknown, missing: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : missing;

/** The range of Date. */
const moment = (value: unknown) => {
  const time = number(value, Number.NaN);
  return Number.isNaN(new Date(time).getTime()) ? undefined : time;
};

function isFile(value: unknown): value is SubmissionFile {
  if (typeof value !== 'object' || value === null) return false;
  const { field, name, content } = value as Partial<SubmissionFile>;
  return (
    isText(field) &&
    isText(name) &&
    (content instanceof Blob || Object.prototype.toString.call(content) === '[object ArrayBuffer]')
  );
}
