import { useSyncExternalStore } from 'react';
import { dateOf, exactTime, isDay, relativeTime } from './timestamps';

const minute = 60_000;

/** The time since `timestamp`, kept up to date; the exact time on hover and for screen readers. */
export function TimeAgo({ timestamp }: { timestamp: string }) {
  const now = useSyncExternalStore(subscribe, currentMinute);
  const date = dateOf(timestamp);
  if (isDay(timestamp) || Number.isNaN(date.getTime())) return timestamp;
  const exact = exactTime(date);
  return (
    <time dateTime={date.toISOString()} title={exact} className="whitespace-nowrap tabular-nums">
      {relativeTime(date, now)}
      <span className="sr-only">, {exact}</span>
    </time>
  );
}

/** Rounded up, so that a record that was just stored is in the past. */
function currentMinute() {
  return Math.ceil(Date.now() / minute) * minute;
}

function subscribe(tick: () => void) {
  const timer = setInterval(tick, minute / 4);
  return () => clearInterval(timer);
}
