import { Buffer } from 'node:buffer';
import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { site } from '../../../src/content/facts/site.ts';
import { line } from './line.ts';
import type { MailAddress } from './mail-address.ts';
import type { MailFile, MeetingMessage } from './queue.ts';

interface Entry {
  message: MeetingMessage;
  summary: string;
  description: string;
  /** Where mail programs send the answer of the attendee. */
  organizer: MailAddress;
  attendee: MailAddress;
}

/** Writes the calendar entry of a meeting, the same at every attempt; UID and SEQUENCE tell which one it updates. */
export function calendarFile(entry: Entry): MailFile {
  const { message, summary, description, organizer, attendee } = entry;
  const cancelled = message.meeting_cancelled;
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const start = new Date(message.meeting_at);
  const calendar = new ICalCalendar({ prodId: { company: site.name, product: 'mail' }, method });
  const event = calendar.createEvent({
    id: message.meeting_id,
    sequence: message.meeting_sequence,
    stamp: new Date(message.created_at),
    start,
    end: new Date(start.getTime() + message.meeting_minutes * 60_000),
    summary,
    description,
    location: message.meeting_place,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: quotable(organizer.name), email: organizer.address },
  });
  event.createAttendee({
    name: quotable(attendee.name),
    email: attendee.address,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.NEEDSACTION,
    rsvp: !cancelled,
  });
  return {
    name: 'invite.ics',
    type: `text/calendar; method=${method}; charset=utf-8`,
    base64: Buffer.from(`${calendar.toString()}\r\n`).toString('base64'),
  };
}

/** A quoted value has no escapes. */
const quotable = (name: string) => line(name).replaceAll(/["\\]/g, '');
