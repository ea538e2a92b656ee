import { scrub } from './scrub';
import type { ErrorKind, CaughtError } from './watch';

export interface DescribedError {
  kind: ErrorKind;
  message: string;
  frames: string[];
}

const maxFrames = 5;
const maxStackLength = 10_000;

const extensionAddress = /^(?:[a-z-]+-extension|webkit-masked-url):/i;

const missingCode = /dynamically imported module|module script failed|Unable to preload CSS/i;

/** Says what of an error may be reported; undefined if it is not of our code. */
export function describeError({ kind, errorOrEvent }: CaughtError): DescribedError | undefined {
  if (kind === 'policy') return describeViolation(errorOrEvent as SecurityPolicyViolationEvent);
  if (kind === 'hydration' && isTranslated()) return undefined;
  const error = rootErrorOf(thrownValueOf(errorOrEvent));
  const stackFrames = framesIn(error?.stack);
  const allFrames = stackFrames.length > 0 ? stackFrames : eventFrameOf(errorOrEvent);
  const ownFrames = allFrames.map(ownFrameOf);
  // The innermost frame tells whose error it is.
  if (allFrames.length > 0 ? !ownFrames[0] : !error) return undefined;
  const text = error ? `${error.name}: ${error.message}` : (errorOrEvent as ErrorEvent).message;
  return {
    kind: missingCode.test(text) ? 'code' : kind,
    message: scrub(text),
    frames: ownFrames.filter((frame) => frame !== undefined).slice(0, maxFrames),
  };
}

function describeViolation(event: SecurityPolicyViolationEvent): DescribedError | undefined {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
  if (extensionAddress.test(blockedURI) || extensionAddress.test(sourceFile)) return undefined;
  const place = ownFrameOf(`${sourceFile}:${lineNumber}:${columnNumber}`);
  return {
    kind: 'policy',
    message: scrub(`${effectiveDirective} refuses ${hostOf(blockedURI)}`),
    frames: place ? [place] : [],
  };
}

function hostOf(blocked: string): string {
  return /^[a-z]+:\/\/([^/:]+)/i.exec(blocked)?.[1] ?? blocked.replace(/:.*/s, '');
}

function thrownValueOf(errorOrEvent: unknown): unknown {
  if (errorOrEvent instanceof ErrorEvent) return errorOrEvent.error;
  return errorOrEvent instanceof Event && 'reason' in errorOrEvent
    ? errorOrEvent.reason
    : errorOrEvent;
}

function rootErrorOf(thrown: unknown): Error | undefined {
  if (!isError(thrown)) return undefined;
  return isError(thrown.cause) ? thrown.cause : thrown;
}

const isError = (thrown: unknown): thrown is Error =>
  thrown instanceof Error || thrown instanceof DOMException;

function framesIn(stack: unknown): string[] {
  if (typeof stack !== 'string') return [];
  const lines = stack.slice(0, maxStackLength).split('\n');
  const frames = lines.filter((line) => /^\s*at |@/.test(line));
  return frames.flatMap((frame) => /[a-z-]+:\/\/[^\s()@]+:\d+:\d+/i.exec(frame)?.[0] ?? []);
}

function eventFrameOf(errorOrEvent: unknown): string[] {
  if (!(errorOrEvent instanceof ErrorEvent) || !errorOrEvent.filename) return [];
  return [`${errorOrEvent.filename}:${errorOrEvent.lineno}:${errorOrEvent.colno}`];
}

function ownFrameOf(place: string): string | undefined {
  const files = `${location.origin}/assets/`;
  if (!place.startsWith(files)) return undefined;
  const [, file, position] = /^([\w.-]+)[^:]*(:\d+:\d+)$/.exec(place.slice(files.length)) ?? [];
  return file && `assets/${file}${position}`;
}

function isTranslated(): boolean {
  const { className } = document.documentElement;
  return /\btranslated-/.test(className) || document.querySelector('font, [_msttexthash]') !== null;
}
