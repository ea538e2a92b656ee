const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Returns a time whose UTC fields are what a clock shows there. */
export function clockAt(time: Date, timeZone: string): Date {
  // Swedish dates are written as in ISO 8601.
  const format = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return new Date(`${format.format(time).replace(' ', 'T')}Z`);
}

/**
 * Returns when clocks there show `2026-12-08`, `10:00`: the first time, if they are put back over it. Otherwise, if
 * they are put forward over it, the first time after it, with `isSkipped`.
 */
export function timeAt(day: string, clock: string, timeZone: string) {
  const clockMs = Date.parse(`${day}T${clock}Z`);
  // The offset changes at most once within two days.
  const offsets = [-dayMs, dayMs].map((distance) => {
    const near = new Date(clockMs + distance);
    return Number(clockAt(near, timeZone)) - Number(near);
  });
  const before = new Date(clockMs - Math.max(...offsets));
  const after = new Date(clockMs - Math.min(...offsets));
  const found = [before, after].find((one) => Number(clockAt(one, timeZone)) === clockMs);
  if (found) return { at: found, isSkipped: false };
  let next = before;
  while (Number(clockAt(next, timeZone)) < clockMs) next = new Date(next.getTime() + minuteMs);
  return { at: next, isSkipped: true };
}
