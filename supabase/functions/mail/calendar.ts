import { Buffer } from 'node:buffer';
import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { toLine } from './line.ts';
import type { MailFile, Meeting } from './mail-content.ts';

interface CalendarEntry {
  meeting: Meeting;
  summary: string;
  description: string;
  /** The address to which calendar programs send the attendee's answer. */
  organizer: string;
  attendee: string;
  isReplyRequested: boolean;
  company: string;
}

/** Writes the calendar entry of a meeting, the same at every attempt; UID and SEQUENCE tell which one it updates. */
export function calendarFile(entry: CalendarEntry): MailFile {
  const { meeting, summary, description, organizer, attendee, company } = entry;
  const { id, sequence, cancelled, startsAt, minutes, place, writtenAt } = meeting;
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const start = new Date(startsAt);
  const calendar = new ICalCalendar({ prodId: { company, product: 'mail' }, method });
  const event = calendar.createEvent({
    id,
    sequence,
    stamp: new Date(writtenAt),
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    summary,
    description,
    location: place,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: withoutQuotes(meeting.organizer.name ?? company), email: organizer },
  });
  event.createAttendee({
    name: withoutQuotes(meeting.attendee ?? attendee),
    email: attendee,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.NEEDSACTION,
    rsvp: entry.isReplyRequested && !cancelled,
  });
  return {
    name: 'invite.ics',
    type: `text/calendar; method=${method}; charset=utf-8`,
    base64: Buffer.from(`${calendar.toString()}\r\n`).toString('base64'),
  };
}

/** A quoted value has no escapes. */
const withoutQuotes = (name: string) => toLine(name).replaceAll(/["\\]/g, '');
