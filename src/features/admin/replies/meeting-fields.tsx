import type { ReactNode } from 'react';
import { adminMeetings as texts } from '@/content/en/admin-meetings';
import { headquartersZone, timeZones } from '@/content/facts/time-zones';
import { sorted } from '@/lib/arrays';
import type { RecordKind, StaffRecord } from '../records/record-kind';
import { beginOf, meetingLine, meetingText } from './meeting';
import type { Meeting } from './message-queries';
import { localeOf } from './reply-text';
import { LineField } from './text-fields';
import { Choice, choiceClasses } from '../ui/choice';
import { senderZone } from '../ui/sender-zone';
import { dayAndTime, dayFromNow, readerZone, zoneCity } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';

interface MeetingFieldsProps {
  kind: RecordKind;
  record: StaffRecord;
  meeting: Meeting;
  readOnly: boolean;
  onChange: (meeting: Meeting) => void;
  /** Removes the meeting from the reply. */
  onDrop: () => void;
}

const lengths = [15, 30, 45, 60, 90, 120];

/** Fields for an interview or a call, with the sentence that the sender will read. */
export function MeetingFields(props: MeetingFieldsProps) {
  const { kind, record, meeting, readOnly, onChange, onDrop } = props;
  const at = beginOf(meeting);
  const set = (changed: Partial<Meeting>) => readOnly || onChange({ ...meeting, ...changed });
  const ours = readerZone();
  const locale = localeOf(record);
  const title = kind.awaitsDecision ? texts.interview : texts.title;
  return (
    <fieldset className="flex min-w-0 flex-col gap-1 md:gap-2">
      <legend className="sr-only">{title}</legend>
      <div className="flex items-center justify-between">
        <span aria-hidden className="font-semibold">
          {title}
        </span>
        <ToolButton variant="text" inactive={readOnly} onClick={onDrop}>
          {texts.drop}
        </ToolButton>
      </div>
      {!meeting.cancelled && (
        <div className="grid grid-cols-2 gap-x-3 gap-y-2 md:flex md:flex-wrap">
          <Labelled label={texts.day}>
            <input
              type="date"
              name="day"
              min={dayFromNow(0)}
              value={meeting.day}
              onChange={(event) => set({ day: event.target.value })}
              className={choiceClasses}
            />
          </Labelled>
          <Labelled label={texts.clock}>
            <input
              type="time"
              value={meeting.clock}
              onChange={(event) => set({ clock: event.target.value })}
              className={choiceClasses}
            />
          </Labelled>
          <Choice
            label={texts.length}
            value={String(meeting.minutes)}
            options={[...new Set([...lengths, meeting.minutes])].map((minutes) => [
              String(minutes),
              texts.minutes(minutes),
            ])}
            onChoose={(minutes) => set({ minutes: Number(minutes) })}
          />
          <Choice
            label={texts.timeZone}
            value={meeting.timeZone}
            options={zonesOf(senderZone(kind, record), ours, meeting.timeZone)}
            onChoose={(timeZone) => set({ timeZone })}
          />
          <div className="col-span-2 basis-full">
            <LineField
              name="place"
              label={texts.place}
              value={meeting.place}
              readOnly={readOnly}
              onWrite={(place) => set({ place })}
            />
          </div>
        </div>
      )}
      {at && (
        <output className="wrap-anywhere">
          <p>
            {meetingLine(at, meeting)}
            {meeting.timeZone !== ours && ` (${texts.here(dayAndTime(at, ours), zoneCity(ours))})`}
          </p>
          <p className="text-quiet">{texts.added}</p>
          <p className="whitespace-pre-wrap text-quiet" lang={locale}>
            {meetingText(meeting, locale)}
          </p>
        </output>
      )}
    </fieldset>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="flex min-w-0 gap-x-2.5 max-md:flex-col md:items-center">
      <span className="shrink-0">{label}</span>
      {children}
    </label>
  );
}

/** The sender's and the reader's, then those of the headquarters and of the countries in which senders are. */
function zonesOf(theirs: string | undefined, ours: string, chosen: string) {
  const others = [headquartersZone, chosen, ...Object.values(timeZones)];
  const alphabetic = sorted(others, (one, other) => one.localeCompare(other));
  return [...new Set([theirs ?? ours, ours, ...alphabetic])].map((zone) => {
    if (zone === theirs) return [zone, texts.theirs(zoneCity(zone))] as const;
    return [zone, zone === ours ? texts.ours(zoneCity(zone)) : zone.replaceAll('_', ' ')] as const;
  });
}
