import type { ComponentProps } from 'react';
import { adminMeetings as texts } from '@/content/en/admin-meetings';
import type { Locale } from '@/content/facts/languages';
import { headquartersZone, timeZones } from '@/content/facts/time-zones';
import { sorted } from '@/lib/arrays';
import { startOfMeeting, meetingLine, meetingText } from './meeting';
import type { Meeting } from './message-queries';
import { localeOf, type ReplyTarget } from './reply-text';
import { LineField } from './text-fields';
import { Choice, choiceClasses } from '../ui/choice';
import { senderZone } from '../ui/sender-zone';
import { dayAndTime, dayFromNow, readerZone, zoneCity } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';

interface MeetingFieldsProps extends ReplyTarget {
  meeting: Meeting;
  readOnly: boolean;
  onChange: (meeting: Meeting) => void;
  onRemove: () => void;
}

const offeredMinutes = [15, 30, 45, 60, 90, 120];

/** Fields for an interview or a call, with the sentence that the sender will read. */
export function MeetingFields(props: MeetingFieldsProps) {
  const { kind, record, meeting, readOnly, onRemove } = props;
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
      {!meeting.cancelled && <TimeAndPlace {...props} />}
      <MeetingPreview meeting={meeting} locale={localeOf(record)} />
    </fieldset>
  );
}

function TimeAndPlace({ kind, record, meeting, readOnly, onChange }: MeetingFieldsProps) {
  function update(changed: Partial<Meeting>) {
    if (!readOnly) onChange({ ...meeting, ...changed });
  }
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2 md:flex md:flex-wrap">
      <LabelledInput
        label={texts.day}
        type="date"
        name="day"
        min={dayFromNow(0)}
        value={meeting.day}
        onChange={(event) => update({ day: event.target.value })}
      />
      <LabelledInput
        label={texts.clock}
        type="time"
        value={meeting.clock}
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
        options={zoneOptions(senderZone(kind, record), meeting.timeZone)}
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
  );
}

function MeetingPreview({ meeting, locale }: { meeting: Meeting; locale: Locale }) {
  const startsAt = startOfMeeting(meeting);
  if (!startsAt) return null;
  const ownZone = readerZone();
  return (
    <output className="wrap-anywhere">
      <p>
        {meetingLine(startsAt, meeting)}
        {meeting.timeZone !== ownZone &&
          ` (${texts.here(dayAndTime(startsAt, ownZone), zoneCity(ownZone))})`}
      </p>
      <p className="text-quiet">{texts.added}</p>
      <p className="whitespace-pre-wrap text-quiet" lang={locale}>
        {meetingText(meeting, locale)}
      </p>
    </output>
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
function zoneOptions(zoneOfSender: string | undefined, chosenZone: string) {
  const ownZone = readerZone();
  const otherZones = [headquartersZone, chosenZone, ...Object.values(timeZones)];
  const sortedZones = sorted(otherZones, (one, other) => one.localeCompare(other));
  function labelOf(zone: string) {
    if (zone === zoneOfSender) return texts.theirs(zoneCity(zone));
    return zone === ownZone ? texts.ours(zoneCity(zone)) : zone.replaceAll('_', ' ');
  }
  const zones = new Set([zoneOfSender ?? ownZone, ownZone, ...sortedZones]);
  return [...zones].map((zone) => [zone, labelOf(zone)] as const);
}
