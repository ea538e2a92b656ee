import { adminSending } from '@/content/en/admin-sending';
import type { RecordList, StaffRecord, Status } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { nextMorning, placeOf } from '../ui/their-time';
import { useCurrentMinute } from '../ui/time-ago';
import { clockText, dayAndClock } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';

const { editor: texts } = adminSending;

interface SendButtonsProps {
  list: RecordList;
  record: StaffRecord;
  /** The status that the first button sets. */
  to: Status | undefined;
  isPending: boolean;
  onSend: (status: Status | undefined, options?: { sendAt: Date }) => void;
}

/** The ways to send a reply. The first one submits the form. */
export function SendButtons({ list, record, to, isPending, onSend }: SendButtonsProps) {
  const place = placeOf(list, record);
  const now = useCurrentMinute();
  const morning = place && nextMorning(place, new Date(now));
  const label = to ? texts.sendAndSet(statusBadge(list, to).label) : texts.send;
  return (
    <>
      <ToolButton type="submit" variant="filled" inactive={isPending}>
        {isPending ? texts.busy : label}
      </ToolButton>
      {to && (
        <ToolButton onClick={() => onSend(undefined)} inactive={isPending}>
          {texts.send}
        </ToolButton>
      )}
      {morning && (
        <ToolButton
          className="whitespace-normal!"
          onClick={() => onSend(to, { sendAt: morning })}
          inactive={isPending}
        >
          {texts.sendAt(clockText(morning, place.timeZone), place.city, dayAndClock(morning))}
        </ToolButton>
      )}
    </>
  );
}
