/** Texts of the staff area about meetings: interviews and calls at a set time. */
import { replyLimits } from '@/content/facts/replies';
import { counted, tryAgain } from './admin-counts';

export const adminMeetings = {
  title: 'Meeting',
  drop: 'No date',
  day: 'Day',
  clock: 'Time',
  length: 'Length',
  minutes: (minutes: number) => `${minutes} min`,
  timeZone: 'Time zone',
  theirs: (city: string) => `${city} (theirs)`,
  ours: (city: string) => `${city} (yours)`,
  place: 'Place or call link',
  added: 'Added above your name, with a calendar entry:',
  here: (time: string, city: string) => `${time} for you in ${city}`,
  problems: {
    noDate: 'Please choose a day and a time',
    notWithinYear: 'Please choose a time to come, within a year',
    place: `Please enter a place or a link of at most ${counted(replyLimits.place, 'character')}`,
  },

  /** Beside the next one, above the conversation. */
  next: { move: 'Move it', cancel: 'Cancel it' },

  /** On Overview. */
  week: {
    title: 'This week',
    loading: 'Loading the meetings',
    failed: tryAgain('The meetings could not be loaded'),
  },

  /** In a record's history. */
  interview: 'Interview',
  call: 'Call',
  at: (when: string, city: string, minutes: number) => `${when} ${city}, ${minutes} min`,
  on: (what: string, when: string) => `${what} on ${when}`,
  movedTo: (what: string, when: string) => `${what} moved to ${when}`,
  cancelled: (what: string, when: string) => `${what} cancelled: ${when}`,
  declined: 'Declined by the sender',
  /** What a calendar program answered, after the sender's name; the keys are stored values. */
  answers: {
    accepted: 'accepted the meeting',
    declined: 'declined the meeting',
    tentative: 'may come to the meeting',
    counter: 'asks for another time',
  } as Record<string, string>,
};
