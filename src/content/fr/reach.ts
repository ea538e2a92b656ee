import { site } from '@/content/facts/site';
import type { ContactChannelTexts } from '@/content/texts';

export const reach: ContactChannelTexts = {
  whatsapp: 'Nous écrire sur WhatsApp',
  about: (subject) => `Bonjour, je vous écris au sujet de : ${subject}`,
  hours: ({ first, last, from, to, zone, here }) =>
    `${first === last ? `Le ${first}` : `Du ${first} au ${last}`}, de ${from} à ${to} à ${site.address.city} (${zone})` +
    (here ? `, soit de ${here.from} à ${here.to} à votre heure locale.` : '.'),
};
