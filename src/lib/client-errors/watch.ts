export type ErrorKind = 'error' | 'rejection' | 'policy' | 'code' | 'hydration';

export interface CaughtError {
  kind: ErrorKind;
  what: unknown;
  path: string;
}

const events = [
  ['error', 'error'],
  ['unhandledrejection', 'rejection'],
  ['securitypolicyviolation', 'policy'],
] as const;

/** Leaves the network to the visitor's own requests first. */
const delayMs = 3000;

type Note = (kind: ErrorKind, what: unknown) => void;
const nobody: Note = () => undefined;
let note = nobody;

export function noteError(kind: ErrorKind, what: unknown): void {
  note(kind, what);
}

/** Reports errors once the page has loaded and been idle. The first one loads the reporter. */
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
