import { scrub } from './scrub';
import type { ErrorKind, CaughtError } from './watch';

export interface DescribedError {
  kind: ErrorKind;
  message: string;
  frames: string[];
}

const maxFrames = 5;

const extension = /^(?:[a-z-]+-extension|webkit-masked-url):/i;

const lostCode = /dynamically imported module|module script failed|Unable to preload CSS/i;

export function describe({ kind, what }: CaughtError): DescribedError | undefined {
  if (kind === 'policy') return describeViolation(what as SecurityPolicyViolationEvent);
  if (kind === 'hydration' && isTranslated()) return undefined;
  const error = rootOf(thrownIn(what));
  const traced = placesIn(error?.stack);
  const places = traced.length > 0 ? traced : placeOf(what);
  const own = places.map(ownPlace);
  if (places.length > 0 ? !own[0] : !error) return undefined;
  const text = error ? `${error.name}: ${error.message}` : (what as ErrorEvent).message;
  return {
    kind: lostCode.test(text) ? 'code' : kind,
    message: scrub(text),
    frames: own.filter((frame) => frame !== undefined).slice(0, maxFrames),
  };
}

function describeViolation(event: SecurityPolicyViolationEvent): DescribedError | undefined {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
  if (extension.test(blockedURI) || extension.test(sourceFile)) return undefined;
  const place = ownPlace(`${sourceFile}:${lineNumber}:${columnNumber}`);
  return {
    kind: 'policy',
    message: scrub(`${effectiveDirective} refuses ${hostOf(blockedURI)}`),
    frames: place ? [place] : [],
  };
}

function hostOf(blocked: string): string {
  return /^[a-z]+:\/\/([^/:]+)/i.exec(blocked)?.[1] ?? blocked.replace(/:.*/s, '');
}

function thrownIn(what: unknown): unknown {
  if (what instanceof ErrorEvent) return what.error;
  return what instanceof Event && 'reason' in what ? what.reason : what;
}

function rootOf(thrown: unknown): Error | undefined {
  if (!isError(thrown)) return undefined;
  return isError(thrown.cause) ? thrown.cause : thrown;
}

const isError = (thrown: unknown): thrown is Error =>
  thrown instanceof Error || thrown instanceof DOMException;

function placesIn(stack: unknown): string[] {
  if (typeof stack !== 'string') return [];
  return stack
    .slice(0, 10_000)
    .split('\n')
    .flatMap(
      (line) => (/^\s*at |@/.test(line) && /[a-z-]+:\/\/[^\s()@]+:\d+:\d+/i.exec(line)) || [],
    );
}

function placeOf(what: unknown): string[] {
  if (!(what instanceof ErrorEvent) || !what.filename) return [];
  return [`${what.filename}:${what.lineno}:${what.colno}`];
}

function ownPlace(place: string): string | undefined {
  const files = `${location.origin}/assets/`;
  if (!place.startsWith(files)) return undefined;
  const [, file, position] = /^([\w.-]+)[^:]*(:\d+:\d+)$/.exec(place.slice(files.length)) ?? [];
  return file && `assets/${file}${position}`;
}

function isTranslated(): boolean {
  const { className } = document.documentElement;
  return /\btranslated-/.test(className) || document.querySelector('font, [_msttexthash]') !== null;
}
