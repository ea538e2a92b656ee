export interface SubmissionFile {
  field: string;
  name: string;
  /** Its bytes. Entries of older versions have a Blob, which a phone may not find again. */
  content: ArrayBuffer | Blob;
}

/** What the visitor typed, to be opened again in its form. */
export interface FilledForm {
  name: string;
  /** Address of the form, below the site's. */
  page: string;
  values: Record<string, string>;
}

/** Devices hold rows of this shape: a field keeps its name. Times are milliseconds since 1970. */
export interface Submission {
  /** The row's id, made here: sending again under it makes no twin. */
  id: string;
  /** Where it goes below the REST interface: a table, or a function under /rpc. */
  path: `/${string}`;
  /** The function's argument that takes the row; its files go in `files`. */
  rowAs?: string;
  /** Counts the visitor's edits after an uncertain try; the highest one is what staff see. */
  revision: number;
  /** Column names and values, without id and revision. */
  row: Record<string, unknown>;
  files: SubmissionFile[];
  form?: FilledForm | undefined;
  writtenAt: number;
  /** Tries that ended without an answer. */
  tries: number;
  /** Not before this moment unless the visitor asks. */
  dueAt: number;
  /** The server said when to come back (429): earlier tries are pointless, even by hand. */
  retryAfter: number;
  /** The server's reason to refuse it for good: never sent again, kept for the visitor to read. */
  refusal?: string;
  /** The device does not find one of its files any more: not sent until it is chosen again. */
  unreadable?: true;
  /** Since when it is not tried any more, as it had waited for too long: its files are gone. */
  expiredAt?: number;
  /** Why the last try ended without the database's word. */
  retryReason?: RetryReason | undefined;
}

/** How much one sender may send, as the database tells it. */
export interface SendLimit {
  limit: 'email' | 'network';
  max: number;
  periodSeconds: number;
}

/**
 * `busy`: asked to come later, and not by our own limit. `key`: turned away before anybody read it.
 * `portal`: something in between answered in the server's place. `storage_…`: a limit of files' bytes.
 */
export type RetryReason =
  | { reason: 'offline' | 'no answer' | 'portal' | 'busy' | 'fault' | 'key' | 'too large' }
  | { reason: 'storage_network' | 'storage_total' }
  | { reason: 'limit'; limit: SendLimit };

export type NewSubmission = Pick<
  Submission,
  'id' | 'path' | 'rowAs' | 'revision' | 'row' | 'files' | 'form'
>;

/**
 * Of one try. `unreachable`: nobody knows, try again. `refused`: for good, with the server's reason.
 * `late`: what is stored cannot be changed any more. `unreadable`: the device has lost a file of it.
 */
export type SendResult =
  | { result: 'stored' }
  | {
      result: 'unreachable';
      retryReason?: RetryReason | undefined;
      retryAfterMs?: number | undefined;
    }
  | { result: 'refused'; reason: string }
  | { result: 'late' }
  | { result: 'unreadable' };

/** Sends a submission once. Never throws for what the network does. */
export type Transport = (
  submission: Submission,
  onProgress?: (share: number) => void,
) => Promise<SendResult>;

/** Where submissions wait. Every call may reject: storage may be full, blocked or gone. */
export interface SubmissionStore {
  put: (submission: Submission) => Promise<void>;
  get: (id: string) => Promise<Submission | undefined>;
  all: () => Promise<Submission[]>;
  /** Reads and writes in one transaction; undefined removes. */
  change: (
    id: string,
    to: (current: Submission | undefined) => Submission | undefined,
  ) => Promise<void>;
  markStored: (submission: Submission) => Promise<void>;
  storedRevision: (id: string) => Promise<number | undefined>;
}

/** Runs `task` while nobody else, in this tab or another, holds `name`; `busy` when asked not to wait. */
export type Lock = <T>(
  name: string,
  mode: 'wait' | 'skip',
  task: () => Promise<T>,
) => Promise<T | 'busy'>;
