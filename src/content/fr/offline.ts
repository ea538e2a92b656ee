import type { offline as english } from '../en/offline.ts';

/** Where the code that sends it could not be fetched. */
export const waitingOnDevice =
  'Votre envoi est enregistré sur cet appareil et attend de partir. Une fois la connexion rétablie, ouvrez une page de ce site : nous l’enverrons.';

/** What stands where a page would, when there is no network and the page was never seen. */
export const offline: Record<keyof typeof english, string> = {
  title: 'Vous êtes hors ligne',
  text: 'Vous n’avez pas encore ouvert cette page sur cet appareil. Elle s’affichera automatiquement dès que la connexion sera rétablie.',
  seen: 'En attendant, vous pouvez ouvrir ces pages',
  forms:
    'Vous pouvez aussi y remplir un formulaire : votre envoi sera gardé sur cet appareil et partira dès que vous serez de nouveau en ligne et qu’une page de ce site sera ouverte.',
  waiting: waitingOnDevice,
  retry: 'Réessayer',
};
