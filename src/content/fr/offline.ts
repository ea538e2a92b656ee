import type { offline as english } from '../en/offline.ts';

/** What stands where a page would, when there is no network and the page was never seen. */
export const offline: Record<keyof typeof english, string> = {
  title: 'Vous êtes hors ligne',
  text: 'Cette page n’a pas encore été ouverte sur cet appareil. Elle s’affichera d’elle-même dès que le réseau reviendra.',
  seen: 'En attendant, vous pouvez ouvrir ces pages',
  forms:
    'Vous pouvez aussi y remplir un formulaire : ce que vous envoyez est gardé sur cet appareil, et part quand vous êtes de nouveau en ligne et qu’une page de ce site est ouverte.',
  retry: 'Réessayer',
};
