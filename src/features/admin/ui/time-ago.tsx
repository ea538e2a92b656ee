import { useSyncExternalStore } from 'react';
import { dateOf, dayText, exactTime, isDay, relativeTime } from './timestamps';

const minuteMs = 60_000;

interface TimeAgoProps {
  timestamp: string;
  /** Said after the exact time, on hover and to screen readers. */
  note?: string;
}

/** The time since `timestamp`, kept up to date; the exact time on hover and for screen readers. */
export function TimeAgo({ timestamp, note }: TimeAgoProps) {
  const now = useCurrentMinute();
  const date = dateOf(timestamp);
  if (isDay(timestamp)) return dayText(timestamp);
  if (Number.isNaN(date.getTime())) return timestamp;
  const exact = [exactTime(date), note].filter(Boolean).join('. ');
  return (
    <time dateTime={date.toISOString()} title={exact} className="whitespace-nowrap tabular-nums">
      {relativeTime(date, now)}
      <span className="sr-only">, {exact}</span>
    </time>
  );
}

/** Returns the current minute in milliseconds, and renders again when it changes. */
export const useCurrentMinute = () => useSyncExternalStore(subscribe, currentMinute);

/** Rounded up, so that a record that was just stored is in the past. */
const currentMinute = () => Math.ceil(Date.now() / minuteMs) * minuteMs;

/** Looks four times a minute, so that a new minute shows within 15 seconds. */
function subscribe(onCheck: () => void) {
  const timer = setInterval(onCheck, minuteMs / 4);
  return () => clearInterval(timer);
}
