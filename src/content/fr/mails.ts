/** The emails that visitors get, in French. */
import { limitedSubject } from '../facts/replies.ts';
import { site } from '../facts/site.ts';
import type { writeMails as inEnglish } from '../en/mails.ts';
import { figures } from './figures.ts';
import { topics } from './topics.ts';

export const writeMails: typeof inEnglish = (company, promised) => ({
  hello: 'Bonjour,',
  kinds: {
    contact_submissions: {
      name: 'demande',
      subject: `Votre demande à ${company}`,
      next: [
        'Notre équipe commerciale lira votre demande.',
        'Vous recevrez une réponse par e‑mail, avec nos questions ou une proposition d’appel.',
      ],
    },
    quote_requests: {
      name: 'demande de devis',
      subject: `Votre demande de devis à ${company}`,
      next: [
        'Nous lirons votre demande et étudierons votre réseau et votre marché.',
        `Sous ${promised.quoteReply}, nous vous enverrons par e‑mail une proposition détaillée.`,
      ],
    },
    partnership_applications: {
      name: 'demande de partenariat',
      subject: `Votre demande de partenariat avec ${company}`,
      next: [
        'Nous lirons la proposition et étudierons le marché que vous indiquez.',
        'Nous écrirons à la personne indiquée, avec nos questions ou une proposition d’appel.',
      ],
    },
    career_applications: {
      name: 'candidature',
      subject: `Votre candidature chez ${company}`,
      next: [
        `Nous examinerons votre candidature dans un délai de ${promised.applicationReview}.`,
        'Nous vous répondrons par e‑mail. Si votre profil correspond, un premier entretien suivra.',
      ],
    },
  },
  topics,
  subject: (about, reference, topic = '') =>
    limitedSubject(topic, (cut) => `${about}${cut && ` : ${cut}`} (référence ${reference})`),
  meeting: { interview: `Entretien avec ${company}`, call: `Rendez‑vous avec ${company}` },
  answerable: (reference) =>
    `Vous pouvez accepter ou décliner cette proposition, ou poser une question, sur votre page de suivi. Son lien figure dans notre confirmation de la demande ${reference}.`,
  receipt: {
    subject: {
      accepted: (reference) => `Vous avez accepté notre proposition (référence ${reference})`,
      declined: (reference) => `Vous avez décliné notre proposition (référence ${reference})`,
    },
    accepted: (at, reference) =>
      `Notre proposition a été acceptée le ${at}, sur la page de suivi de la demande ${reference}.`,
    declined: (at, reference) =>
      `Notre proposition a été déclinée le ${at}, sur la page de suivi de la demande ${reference}.`,
    name: (name) => `Nom indiqué : ${name}`,
    proposal: (subject, at) => `Proposition : « ${subject} », envoyée le ${at}`,
    next: 'Nous vous écrirons pour la suite. La proposition n’engage qu’une fois un contrat signé par les deux parties.',
    notYou:
      'Si ni vous ni l’un de vos collègues n’avez donné cette réponse, une autre personne détient le lien de votre page de suivi : répondez à cet e‑mail.',
  },
  acknowledgement: {
    received: (name, reference, topic) =>
      `Nous avons bien reçu votre ${name}${topic ? ` (${topic})` : ''}. Son numéro de référence est ${reference}.`,
    nextTitle: 'La suite',
    status: (days) =>
      `Avec ce lien, valable ${days} jours, vous pouvez suivre ou retirer votre envoi. Toute personne qui détient ce lien peut s’en servir : ne le transmettez à personne.`,
    button: 'Voir le suivi',
    news: 'Vous nous avez demandé de vous signaler les nouveaux postes. Pour ne plus recevoir ces e‑mails :',
    questions: (address) =>
      `Une question ? Répondez à cet e‑mail, ou écrivez à ${address} en indiquant le numéro de référence.`,
    notYou:
      'Si vous ne nous avez pas écrit, votre adresse a été saisie par erreur : ne tenez pas compte de cet e‑mail.',
  },
  news: {
    subject: (count, title) =>
      count === 1
        ? `Nouveau poste chez ${company} : ${title}`
        : `${count} nouveaux postes chez ${company}`,
    intro: (count) =>
      count === 1
        ? 'Un nouveau poste est à pourvoir ; vous pouvez y postuler :'
        : 'De nouveaux postes sont à pourvoir ; vous pouvez y postuler :',
    why: 'Vous avez demandé ces e‑mails en postulant. Nous en envoyons un par semaine au plus, pendant un an. Pour y mettre fin :',
  },
});

export const mails = writeMails(site.name, figures);
