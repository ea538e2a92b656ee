export interface SubmissionFile {
  field: string;
  name: string;
  /** Entries of older versions hold a Blob, which a phone may lose. */
  content: ArrayBuffer | Blob;
}

export interface FilledForm {
  name: string;
  page: string;
  values: Record<string, string>;
  /** What was sent, ticks and files included: the same content keeps its id. */
  content?: string | undefined;
  /** The answers in words, for the visitor to copy or to email. */
  text?: string | undefined;
  /** The secret of the status link, which never leaves the device; missing in entries of older versions. */
  link?: string | undefined;
}

/** Stored on devices: fields must keep their names. Times are milliseconds since 1970. */
export interface Submission {
  /** The row's id, made here: retries reuse it, which prevents duplicates. */
  id: string;
  path: `/${string}`;
  /** The parameter for the row, where a function takes it together with the files. */
  rowAs?: string;
  row: Record<string, unknown>;
  files: SubmissionFile[];
  form?: FilledForm | undefined;
  writtenAt: number;
  tries: number;
  /** Earliest next attempt, unless the visitor asks for one. */
  dueAt: number;
  /** Time set by the server (429): earlier attempts fail, even manual ones. */
  retryAfter: number;
  /** The database's code for a final refusal, or ''. Kept for the visitor, never sent again. */
  refusal?: string;
  /** A file is no longer readable. Not sent until the visitor chooses it again. */
  unreadable?: true;
  /** Time of expiry. No longer retried, files deleted. */
  expiredAt?: number;
  retryReason?: RetryReason | undefined;
}

export interface SendLimit {
  limit: 'email' | 'network';
  max: number;
  periodSeconds: number;
}

/**
 * `busy`: rate limited, but not by us. `key`: rejected before reaching the database. `portal`: something in
 * between responded for the server. `storage_…`: a limit on the size of files.
 */
export type RetryReason =
  | { reason: 'offline' | 'no answer' | 'portal' | 'busy' | 'fault' | 'key' }
  | { reason: 'storage_network' | 'storage_total' }
  | { reason: 'limit'; limit: SendLimit };

export type NewSubmission = Pick<Submission, 'id' | 'path' | 'rowAs' | 'row' | 'files' | 'form'>;

/**
 * Result of one attempt. `unreachable`: unknown, try again. `refused`: final, with the database's code for the reason, or ''.
 * `unreadable`: the device has lost a file.
 */
export type SendResult =
  | { result: 'stored' }
  | {
      result: 'unreachable';
      retryReason?: RetryReason | undefined;
      retryAfterMs?: number | undefined;
    }
  | { result: 'refused'; reason: string }
  | { result: 'unreadable' };

export type Transport = (
  submission: Submission,
  onProgress?: (share: number) => void,
) => Promise<SendResult>;

export type Update = (kept: Submission | undefined) => Submission | undefined;

/** Every call may reject: storage can be full, blocked or gone. */
export interface SubmissionStore {
  put: (submission: Submission) => Promise<void>;
  get: (id: string) => Promise<Submission | undefined>;
  all: () => Promise<Submission[]>;
  /** Reads and writes in one transaction; undefined removes. */
  change: (id: string, update: Update) => Promise<void>;
  markStored: (id: string) => Promise<void>;
  isStored: (id: string) => Promise<boolean>;
}

/** Runs `task` while no other tab holds `name`; returns `busy` when told not to wait. */
export type Lock = <T>(
  name: string,
  mode: 'wait' | 'skip',
  task: () => Promise<T>,
) => Promise<T | 'busy'>;
