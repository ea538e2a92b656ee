/** A file as it waits in the outbox. */
export interface ParcelFile {
  /** The form field that it came from. */
  field: string;
  /** As the visitor's device calls it; text, never a path to anything. */
  name: string;
  content: Blob;
}

/** One submission, from the moment it was valid until it is known to be stored. */
export interface Parcel {
  /** The row's id, made here: sending again under it makes no twin. */
  id: string;
  /** Where it goes below the REST interface: a table, or a function under /rpc. */
  path: `/${string}`;
  /** The name of the function's argument that takes the row; its files go in `files`. */
  rowAs?: string;
  /** Counts the visitor's edits after an uncertain try; the highest one is what staff see. */
  revision: number;
  /** Column names and values, without id and revision. */
  row: Record<string, unknown>;
  files: ParcelFile[];
  /** When it was written, in milliseconds since 1970. */
  writtenAt: number;
  /** Tries that ended without an answer. */
  tries: number;
  /** Not before this moment unless the visitor asks; milliseconds since 1970. */
  dueAt: number;
  /** The server said when to come back (429): earlier tries are pointless, even by hand. */
  heldUntil: number;
  /** Set when the server refused it for good: kept for the visitor to read, never sent again. */
  refusal?: string;
}

/**
 * What a try to deliver came to: `stored` for certain; `unreachable`, nobody knows, try again;
 * `refused` for good, with the server's reason.
 */
export type Delivery =
  | { result: 'stored' }
  | { result: 'unreachable'; retryAfter?: number | undefined }
  | { result: 'refused'; reason: string };

/** Sends a parcel once. Never throws for what the network does. */
export type Transport = (parcel: Parcel, onProgress?: (share: number) => void) => Promise<Delivery>;

/** Where parcels wait. Every call may reject: storage may be full, blocked or gone. */
export interface ParcelStore {
  put: (parcel: Parcel) => Promise<void>;
  get: (id: string) => Promise<Parcel | undefined>;
  all: () => Promise<Parcel[]>;
  /** Reads and writes in one step that no other tab can come between; undefined removes. */
  change: (id: string, to: (current: Parcel | undefined) => Parcel | undefined) => Promise<void>;
  /** Remembers that a revision is stored, so that another tab that waits for it learns it. */
  settle: (id: string, revision: number) => Promise<void>;
  settled: (id: string) => Promise<number | undefined>;
}

/** Runs `task` while nobody else, in this tab or another, holds `name`; `busy` when asked not to wait. */
export type Lock = <T>(
  name: string,
  mode: 'wait' | 'skip',
  task: () => Promise<T>,
) => Promise<T | 'busy'>;
