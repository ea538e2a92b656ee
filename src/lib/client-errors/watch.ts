export type ErrorKind = 'error' | 'rejection' | 'policy' | 'code' | 'hydration';

/** Something that went wrong, as the browser told it: an event or what was thrown. */
export interface CaughtError {
  kind: ErrorKind;
  what: unknown;
  /** The address's path at that moment. */
  path: string;
}

const events = [
  ['error', 'error'],
  ['unhandledrejection', 'rejection'],
  ['securitypolicyviolation', 'policy'],
] as const;

/** The visitor's own wishes go first. */
const delayMs = 3000;

type Note = (kind: ErrorKind, what: unknown) => void;
const nobody: Note = () => undefined;
let note = nobody;

/** For what is caught, and shows nobody but its visitor that something is wrong. */
export function noteError(kind: ErrorKind, what: unknown): void {
  note(kind, what);
}

/**
 * Hands on what goes wrong from now on, once the page has loaded and been left alone for a while. What
 * handles it is fetched at the first error; should that fail, nobody hears of it.
 * @returns what ends it.
 */
export function watchErrors(
  fetchReport: () => Promise<(sighting: CaughtError) => void>,
): () => void {
  const settled = new Promise((resolve) => {
    const wait = () => setTimeout(resolve, delayMs);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait);
  });
  note = (kind, what) => {
    const path = location.pathname;
    settled
      .then(fetchReport)
      .then((report) => report({ kind, what, path }))
      .catch(() => undefined);
  };
  const ending = new AbortController();
  for (const [event, kind] of events) {
    addEventListener(event, (what) => note(kind, what), ending);
  }
  return () => {
    ending.abort();
    note = nobody;
  };
}
