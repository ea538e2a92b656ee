import type { QuoteTexts } from '@/content/texts';
import { figures } from './figures';

export const quote: QuoteTexts = {
  meta: {
    title: 'Demander un devis',
    description: `Dites‑nous ce que vous voulez offrir à vos abonnés ou à vos clients. Vous recevrez une proposition détaillée sous ${figures.quoteReply}.`,
    keywords: [
      'devis',
      'devis services à valeur ajoutée',
      'demande de proposition',
      'services aux opérateurs Afrique',
    ],
  },
  eyebrow: 'Demander un devis',
  title: 'Dites‑nous ce qu’il vous faut. Nous vous ferons une proposition.',
  lead: `Un formulaire d’une seule page : environ trois minutes. Vous recevrez une proposition détaillée sous ${figures.quoteReply}.`,
  form: { id: 'quote-form', title: 'Votre projet' },
  next: {
    title: 'La suite',
    steps: [
      'Nous lirons votre demande et étudierons votre réseau et votre marché.',
      `Sous ${figures.quoteReply}, nous vous enverrons par e‑mail une proposition détaillée.`,
      'Vous pourrez demander des modifications. Notre proposition n’engage qu’une fois un contrat signé par les deux parties.',
    ],
  },
  aside: {
    title: 'Ce qu’il nous faut savoir',
    points: [
      'Pour quel réseau ou quels clients, et dans quel pays',
      'Ce que les utilisateurs doivent pouvoir faire, en une phrase',
      'Ce qu’il faut raccorder : facturation, USSD, SMS, application, banque',
      'Votre échéance, le cas échéant',
    ],
    currencies:
      'Nos devis sont en dollars américains, ou dans une autre monnaie si vous le demandez. Les taxes et les retenues à la source y figurent à part.',
  },
};
