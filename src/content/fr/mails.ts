/** What visitors are written, in French. */
import { figures, site } from '../facts/site.ts';
import type { mails as english } from '../en/mails.ts';

const [reviewFrom, reviewTo] = figures.applicationReviewDays;

export const mails: typeof english = {
  hello: 'Bonjour,',
  kinds: {
    contact_submissions: {
      name: 'demande',
      next: [
        'Quelqu’un qui connaît le service choisi lit votre demande.',
        'La réponse vous arrive par e-mail, avec nos questions ou une proposition d’appel.',
      ],
    },
    quote_requests: {
      name: 'demande de devis',
      next: [
        'Un ingénieur lit votre demande et étudie votre réseau et votre marché.',
        `Sous ${figures.quoteReplyHours} heures, vous recevez par e-mail une proposition : périmètre, étapes et prix.`,
      ],
    },
    partnership_applications: {
      name: 'demande de partenariat',
      next: [
        'Nous lisons la proposition et étudions le marché que vous indiquez.',
        'Quelqu’un écrit à la personne que vous avez indiquée, pour poser des questions ou proposer une date.',
      ],
    },
    career_applications: {
      name: 'candidature',
      next: [
        `Nous lisons votre candidature sous ${reviewFrom} à ${reviewTo} jours ouvrés.`,
        'Nous répondons par e-mail. Si votre profil convient, un premier entretien suit.',
      ],
    },
  },
  acknowledgement: {
    subject: (name, reference) => `Votre ${name} nous est parvenue : ${reference}`,
    received: (name, reference) =>
      `Votre ${name} nous est parvenue. Son numéro de référence est ${reference}.`,
    nextTitle: 'La suite',
    status: (days) =>
      `Voyez où elle en est, ou retirez-la. Quiconque possède ce lien peut le faire pendant ${days} jours : ne le transmettez donc à personne.`,
    news: 'Vous nous avez demandé de vous signaler les nouveaux postes. Pour ne plus recevoir ces e-mails :',
    questions: (address) =>
      `Une question ? Répondez à cet e-mail, ou écrivez à ${address} en indiquant le numéro de référence.`,
    notYou:
      'Vous ne nous avez pas écrit ? C’est que quelqu’un a donné votre adresse par erreur : ne tenez pas compte de cet e-mail.',
  },
  news: {
    subject: (count, title) =>
      count === 1
        ? `Nouveau poste chez ${site.name} : ${title}`
        : `${count} nouveaux postes chez ${site.name}`,
    intro: (count) =>
      count === 1
        ? 'Un nouveau poste est à pourvoir ; vous pouvez y postuler :'
        : 'De nouveaux postes sont à pourvoir ; vous pouvez y postuler :',
    why: 'Vous recevez ces e-mails, un par semaine au plus et pendant un an, parce que vous les avez demandés avec une candidature. Pour les arrêter immédiatement et définitivement :',
  },
};
