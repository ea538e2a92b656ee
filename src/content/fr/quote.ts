import type { QuoteTexts } from '@/content/texts';
import { figures } from './figures';

export const quote: QuoteTexts = {
  meta: {
    title: 'Demander un devis',
    description: `Dites-nous ce que vous voulez offrir à vos abonnés ou à vos clients. Une proposition détaillée vous parvient sous ${figures.quoteReply}.`,
    keywords: [
      'devis',
      'devis services à valeur ajoutée',
      'demande de proposition',
      'services aux opérateurs Afrique',
    ],
  },
  eyebrow: 'Demander un devis',
  title: 'Dites-nous ce qu’il vous faut. Nous répondons par une proposition.',
  lead: `Neuf champs, trois minutes environ. Une proposition détaillée vous parvient sous ${figures.quoteReply}.`,
  form: { id: 'quote-form', title: 'Besoins du projet' },
  aside: {
    title: 'Une bonne demande indique',
    points: [
      'pour quel réseau ou quels clients, et dans quel pays',
      'ce que les gens doivent pouvoir faire, en une phrase',
      'ce qu’il faut raccorder : facturation, USSD, SMS, application, banque',
      'une date qui compte, s’il y en a une',
    ],
    contactTitle: 'Vous préférez en parler ?',
  },
};
