/** A person to reach. */
import { site } from '@/content/facts/site';
import type { HoursInWords } from '@/content/types';

export const reach = {
  whatsapp: 'Message us on WhatsApp',
  /** The message begins with it; its sender goes on. */
  about: (subject: string) => `Hello, I am writing about: ${subject}`,
  hours: ({ first, last, from, to, zone, here }: HoursInWords) =>
    `${first === last ? first : `${first} to ${last}`}, ${from} to ${to} in ${site.address.city} (${zone}).` +
    (here ? ` That is ${here.from} to ${here.to} your time.` : ''),
};
