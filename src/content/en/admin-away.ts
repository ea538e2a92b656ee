/** Texts about handing over what is open, and about colleagues who are away. */
import { tryAgain } from './admin-counts';

export const adminAway = {
  handOver: {
    open: 'Hand over open leads',
    of: (who: string) => `Hand over open leads of ${who}`,
    short: 'Hand over',
    title: (who: string | null) =>
      who ? `Hand over open leads of ${who}?` : 'Hand over your open leads?',
    loading: 'Counting what is open…',
    failedToCount: tryAgain('What is open could not be counted'),
    none: 'Nothing is open.',
    nobody: 'No colleague may see any of it.',
    choose: (open: string) => `Open now: ${open}. Choose who takes over. You can undo it.`,
    /** @param takes what the successor gets, such as “12 quote requests, 3 contact messages” */
    takes: (takes: string) => `Takes over ${takes}`,
    stay: (takes: string, stays: string, isOne: boolean, successor: string) =>
      `Takes over ${takes}; ${stays} ${isOne ? 'stays' : 'stay'}, as ${successor} may not see ${isOne ? 'it' : 'them'}`,
    busy: 'Handing over…',
    cancel: 'Cancel',
    done: (successor: string) => `Handed over to ${successor}`,
    moved: (takes: string) => `${takes}.`,
    nothing: 'Nothing was left to hand over',
    nothingText: 'All of it has been decided or assigned to somebody else meanwhile.',
    failed: tryAgain('Nothing was handed over'),
  },

  open: 'Away until…',
  of: (who: string) => `Away until… (${who})`,
  title: (who: string | null) => (who ? `Until when is ${who} away?` : 'Until when are you away?'),
  text: 'Anyone who assigns something new in this time is asked to confirm, and the deputy gets the owner’s reminders. It ends by itself after the last day.',
  until: 'Away until (the last day)',
  deputy: 'Deputy',
  noDeputy: 'Nobody',
  cancel: 'Cancel',
  save: 'Save',
  back: 'No longer away',
  saved: (day: string) => `Away until ${day}`,
  isBack: 'No longer away',
  failed: tryAgain('This was not saved. Choose a day from today on'),

  /** In the list of the team, and beside a name in menus. */
  awayUntil: (day: string) => `away until ${day}`,
  inTeam: (day: string, deputy: string | null) =>
    deputy ? `Away until ${day}, deputy: ${deputy}` : `Away until ${day}, without a deputy`,

  /** Asked before something is assigned to somebody who is away. */
  question: {
    title: (who: string, day: string) => `${who} is away until ${day}`,
    text: (deputy: string) => `Assign to ${deputy} (deputy) instead?`,
    textForMe: 'You are the deputy. Assign to yourself instead?',
    textWithout: 'There is no deputy. Assign anyway?',
    instead: (deputy: string) => `Assign to ${deputy}`,
    insteadMe: 'Assign to me',
    anyway: 'Assign anyway',
    cancel: 'Cancel',
  },
};
