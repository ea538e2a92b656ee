/** Texts about colleagues who are away. */
import { tryAgain } from './admin-counts.ts';

export const adminAway = {
  open: 'Away until…',
  of: (who: string) => `Away until… (${who})`,
  title: (who: string | null) => (who ? `Until when is ${who} away?` : 'Until when are you away?'),
  text: 'Menus show it beside the name, and the deputy gets the owner’s reminders. It ends by itself after the last day.',
  until: 'Away until (the last day)',
  deputy: 'Deputy',
  noDeputy: 'Nobody',
  save: 'Save',
  back: 'No longer away',
  saved: (day: string) => `Away until ${day}`,
  isBack: 'No longer away',
  failed: tryAgain('This was not saved. Choose a day from today on'),

  /** In the list of the team, and beside a name in menus. */
  awayUntil: (day: string) => `away until ${day}`,
  inTeam: (day: string, deputy: string | null) =>
    deputy ? `Away until ${day}, deputy: ${deputy}` : `Away until ${day}, without a deputy`,
};
