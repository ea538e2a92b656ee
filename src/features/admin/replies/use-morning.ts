import { adminSending } from '@/content/en/admin-sending';
import type { RecordList, StaffRecord } from '../records/record-list';
import { nextMorning, placeOf } from '../ui/their-time';
import { useCurrentMinute } from '../ui/time-ago';
import { clockText, dayAndClock } from '../ui/timestamps';

/** Returns when the sender's next working day begins, unless they are at work. */
export function useMorning(list: RecordList, record: StaffRecord) {
  const now = useCurrentMinute();
  const place = placeOf(list, record);
  const at = place && nextMorning(place, new Date(now));
  if (!at) return undefined;
  const clock = clockText(at, place.timeZone);
  return { at, label: adminSending.editor.sendAt(clock, place.city, dayAndClock(at)) };
}
