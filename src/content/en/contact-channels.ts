/** Texts about ways to reach a person. */
import { site } from '@/content/facts/site';
import type { HoursInWords } from '@/content/types';

export const contactChannels = {
  whatsapp: 'Message us on WhatsApp',
  /** Beginning of a message, which its sender continues. */
  about: (subject: string) => `Hello, I am writing about: ${subject}`,
  hours: ({ first, last, from, to, zone, deviceHours }: HoursInWords) =>
    `${first === last ? first : `${first} to ${last}`}, ${from} to ${to} in ${site.address.city} (${zone}).` +
    (deviceHours ? ` That is ${deviceHours.from} to ${deviceHours.to} your time.` : ''),
};
