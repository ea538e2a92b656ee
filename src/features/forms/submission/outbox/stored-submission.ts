import type { Submission, SubmissionFile } from './types';

type Entry = Partial<Record<keyof Submission, unknown>>;

/** An entry of the device's store as any version may have left it; undefined when nothing can be sent of it. */
export function submissionIn(value: unknown): Submission | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entry = value as Entry & Partial<Submission>;
  const { id, path, row } = entry;
  if (!isText(id) || !isText(path) || !path.startsWith('/')) return undefined;
  if (typeof row !== 'object' || row === null) return undefined;
  const kept: unknown[] = Array.isArray(entry.files) ? entry.files : [];
  const files = kept.filter(isFile);
  return {
    ...entry,
    ...(files.length < kept.length && { unreadable: true as const }),
    id,
    path,
    row,
    revision: number(entry.revision, 1),
    files,
    writtenAt: moment(entry.writtenAt) ?? Date.now(),
    tries: number(entry.tries, 0),
    dueAt: number(entry.dueAt, 0),
    heldUntil: number(entry.heldUntil, 0),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const number = (value: unknown, missing: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : missing;

/** What a Date can hold. */
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
