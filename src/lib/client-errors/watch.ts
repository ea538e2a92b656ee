export type ErrorKind = 'error' | 'rejection' | 'policy' | 'code' | 'hydration';

export interface CaughtError {
  kind: ErrorKind;
  errorOrEvent: unknown;
  path: string;
}

const kindsByEvent = [
  ['error', 'error'],
  ['unhandledrejection', 'rejection'],
  ['securitypolicyviolation', 'policy'],
] as const;

/** Leaves the network to the visitor's own requests first. */
const delayMs = 3000;

type ReportError = (kind: ErrorKind, errorOrEvent: unknown) => void;
const ignoreError: ReportError = () => undefined;
let reportError = ignoreError;

/** Reports an error that was caught before the browser saw it; does nothing until `watchErrors` has run. */
export function noteError(kind: ErrorKind, errorOrEvent: unknown): void {
  reportError(kind, errorOrEvent);
}

/** Reports errors once the page has loaded and been idle. The first one loads the reporter. */
export function watchErrors(
  fetchReporter: () => Promise<(caught: CaughtError) => void>,
): () => void {
  const pageIsIdle = new Promise((resolve) => {
    const startDelay = () => setTimeout(resolve, delayMs);
    if (document.readyState === 'complete') startDelay();
    else addEventListener('load', startDelay);
  });
  reportError = (kind, errorOrEvent) => {
    const path = location.pathname;
    pageIsIdle
      .then(fetchReporter)
      .then((report) => report({ kind, errorOrEvent, path }))
      .catch(() => undefined);
  };
  const listening = new AbortController();
  const { signal } = listening;
  for (const [event, kind] of kindsByEvent) {
    addEventListener(event, (caught) => reportError(kind, caught), { signal });
  }
  return () => {
    listening.abort();
    reportError = ignoreError;
  };
}
