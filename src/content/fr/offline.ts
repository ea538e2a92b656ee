import type { offline as english } from '../en/offline.ts';

/** Shown while the code that sends it cannot be fetched. */
export const waitingOnDevice =
  'Votre envoi est enregistré sur cet appareil et attend de partir. Une fois la connexion rétablie, ouvrez une page de ce site : nous l’enverrons.';

/** Shown in place of a page that was never opened on this device, while there is no network. */
export const offline: Record<keyof typeof english, string> = {
  title: 'Vous êtes hors ligne',
  text: 'Vous n’avez pas encore ouvert cette page sur cet appareil. Elle s’affichera automatiquement dès que la connexion sera rétablie.',
  seen: 'En attendant, vous pouvez ouvrir ces pages',
  forms:
    'Vous pouvez aussi y remplir un formulaire : votre envoi sera gardé sur cet appareil et partira dès que vous serez de nouveau en ligne et qu’une page de ce site sera ouverte.',
  waiting: waitingOnDevice,
  retry: 'Réessayer',
};
