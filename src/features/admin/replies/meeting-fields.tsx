import type { ComponentProps } from 'react';
import { adminMeetings as texts } from '@/content/en/admin-meetings';
import { headquartersZone, timeZones } from '@/content/facts/time-zones';
import { sorted } from '@/lib/arrays';
import type { RecordKind, StaffRecord } from '../records/record-kind';
import { startOfMeeting, meetingLine, meetingText } from './meeting';
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
  onRemove: () => void;
}

const offeredMinutes = [15, 30, 45, 60, 90, 120];

/** Fields for an interview or a call, with the sentence that the sender will read. */
export function MeetingFields(props: MeetingFieldsProps) {
  const { kind, record, meeting, readOnly, onChange, onRemove } = props;
  const startsAt = startOfMeeting(meeting);
  const update = (changed: Partial<Meeting>) => readOnly || onChange({ ...meeting, ...changed });
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
        <ToolButton variant="text" inactive={readOnly} onClick={onRemove}>
          {texts.drop}
        </ToolButton>
      </div>
      {!meeting.cancelled && (
        <div className="grid grid-cols-2 gap-x-3 gap-y-2 md:flex md:flex-wrap">
          <LabelledInput
            label={texts.day}
            {...{ type: 'date', name: 'day', min: dayFromNow(0), value: meeting.day }}
            onChange={(event) => update({ day: event.target.value })}
          />
          <LabelledInput
            label={texts.clock}
            {...{ type: 'time', value: meeting.clock }}
            onChange={(event) => update({ clock: event.target.value })}
          />
          <Choice
            label={texts.length}
            value={String(meeting.minutes)}
            options={[...new Set([...offeredMinutes, meeting.minutes])].map((minutes) => [
              String(minutes),
              texts.minutes(minutes),
            ])}
            onChoose={(minutes) => update({ minutes: Number(minutes) })}
          />
          <Choice
            label={texts.timeZone}
            value={meeting.timeZone}
            options={zoneOptionsOf(senderZone(kind, record), ours, meeting.timeZone)}
            onChoose={(timeZone) => update({ timeZone })}
          />
          <div className="col-span-2 basis-full">
            <LineField
              name="place"
              label={texts.place}
              value={meeting.place}
              readOnly={readOnly}
              onWrite={(place) => update({ place })}
            />
          </div>
        </div>
      )}
      {startsAt && (
        <output className="wrap-anywhere">
          <p>
            {meetingLine(startsAt, meeting)}
            {meeting.timeZone !== ours &&
              ` (${texts.here(dayAndTime(startsAt, ours), zoneCity(ours))})`}
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

function LabelledInput({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="flex min-w-0 gap-x-2.5 max-md:flex-col md:items-center">
      <span className="shrink-0">{label}</span>
      <input {...input} className={choiceClasses} />
    </label>
  );
}

/** The sender's and the reader's, then those of the headquarters and of the countries in which senders are. */
function zoneOptionsOf(theirs: string | undefined, ours: string, chosenZone: string) {
  const otherZones = [headquartersZone, chosenZone, ...Object.values(timeZones)];
  const sortedZones = sorted(otherZones, (one, other) => one.localeCompare(other));
  return [...new Set([theirs ?? ours, ours, ...sortedZones])].map((zone) => {
    if (zone === theirs) return [zone, texts.theirs(zoneCity(zone))] as const;
    return [zone, zone === ours ? texts.ours(zoneCity(zone)) : zone.replaceAll('_', ' ')] as const;
  });
}
