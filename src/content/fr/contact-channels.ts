import { site } from '@/content/facts/site';
import type { ContactChannelTexts } from '@/content/texts';

export const contactChannels: ContactChannelTexts = {
  whatsapp: 'Nous écrire sur WhatsApp',
  about: (subject) => `Bonjour, je vous écris au sujet de : ${subject}`,
  hours: ({ first, last, from, to, zone, deviceHours }) =>
    `${first === last ? `Le ${first}` : `Du ${first} au ${last}`}, de ${from} à ${to} à ${site.address.city} (${zone})` +
    (deviceHours ? `, soit de ${deviceHours.from} à ${deviceHours.to} à votre heure locale.` : '.'),
};
