/** What a link in one of our emails leads to. */
import { site } from '@/content/facts/site';
import type { StatusTexts } from '@/content/texts';
import { figures } from './figures';
import { proposal } from './proposal';
import { topics } from './topics';

const inTouch = {
  title: 'Nous avons pris contact avec vous.',
  next: [
    'Si vous avez manqué notre appel ou notre e‑mail, regardez dans vos courriers indésirables (spam), ou écrivez‑nous.',
  ],
};

const closed = {
  title: 'Votre demande est close.',
  next: ['Il reste un point à régler ? Écrivez‑nous.'],
};

const received = 'Votre envoi nous est bien parvenu : notre équipe l’a entre les mains.';

const lateText = (due: string, missing: string) =>
  `${due}. Si ${missing}, écrivez‑nous en indiquant votre numéro de référence.`;

const erased = 'Votre envoi et nos notes à son sujet seront effacés. C’est irréversible.';

const answered = [
  { label: 'Reçue', statuses: ['new'] },
  { label: 'En contact', statuses: ['contacted'] },
  { label: 'Close', statuses: ['completed'] },
];

export const status: StatusTexts = {
  meta: {
    title: 'Suivi de votre demande',
    description:
      'Les liens de nos e‑mails mènent à cette page : elle montre où en est une demande ou une candidature, et permet de la retirer.',
    keywords: ['suivi de demande', 'numéro de référence'],
  },
  lead: 'Les liens de nos e‑mails mènent ici. Vous y voyez où en est votre demande ou votre candidature, et vous pouvez la retirer.',
  noScript: `JavaScript est nécessaire pour afficher le suivi. À défaut, écrivez à ${site.email} en indiquant votre numéro de référence.`,
  noLink:
    'Votre e‑mail ne contient pas de lien, ou vous l’avez perdu ? Écrivez‑nous en indiquant votre numéro de référence :',
  ask: 'Des questions ? Écrivez‑nous, avec votre numéro de référence si vous en avez un :',
  asking: 'Recherche de votre demande…',
  retry: 'Réessayer',
  cutOff: 'Ce lien est incomplet. Ouvrez‑le de nouveau depuis l’e‑mail, ou copiez‑le en entier.',
  notYet:
    'Votre envoi ne nous est pas encore parvenu : il attend sur cet appareil et partira dès que vous serez en ligne.',
  gone: 'Ce lien ne fonctionne plus : il a expiré, ou la demande a été effacée.',
  problems: {
    slow: 'La réponse tarde. Nous continuons d’essayer.',
    offline: 'Vous êtes hors ligne.',
    'no answer': 'Notre serveur n’a pas répondu.',
    busy: 'Trop de demandes viennent de votre réseau, peut-être à cause d’autres personnes qui le partagent. Veuillez patienter quelques minutes.',
    fault: 'Un problème est survenu de notre côté ; vous n’y êtes pour rien.',
  },

  facts: { reference: 'Numéro de référence', kind: 'Votre envoi', received: 'Reçu le' },
  topics,
  nextTitle: 'La suite',
  other: { title: 'Nous nous en occupons.', next: [] },
  kinds: {
    contact_submissions: {
      name: 'Demande de contact',
      late: undefined,
      erased,
      line: answered,
      stages: {
        new: {
          title: received,
          next: [
            'Notre équipe commerciale lira votre demande.',
            'Vous recevrez une réponse par e‑mail, avec nos questions ou une proposition d’appel.',
          ],
        },
        contacted: inTouch,
        completed: closed,
      },
    },
    quote_requests: {
      name: 'Demande de devis',
      late: lateText(
        `Vous deviez recevoir notre proposition détaillée sous ${figures.quoteReply}`,
        'elle ne vous est pas parvenue',
      ),
      erased,
      line: answered,
      stages: {
        new: {
          title: received,
          next: [
            'Nous lirons votre demande et étudierons votre réseau et votre marché.',
            `Nous vous enverrons par e‑mail une proposition détaillée sous ${figures.quoteReply} après réception de votre demande.`,
          ],
        },
        contacted: inTouch,
        completed: closed,
      },
    },
    partnership_applications: {
      name: 'Demande de partenariat',
      late: undefined,
      erased,
      line: [
        { label: 'Reçue', statuses: ['new'] },
        { label: 'À l’étude', statuses: ['under_review'] },
        { label: 'Décision', statuses: ['approved', 'rejected'] },
      ],
      stages: {
        new: {
          title: received,
          next: [
            'Nous lirons la proposition et étudierons le marché que vous indiquez.',
            'Nous écrirons à la personne indiquée, avec nos questions ou une proposition d’appel.',
          ],
        },
        under_review: {
          title: 'Nous étudions votre proposition.',
          next: [
            'Nous écrirons à la personne indiquée, avec nos questions ou une proposition d’appel.',
          ],
        },
        approved: {
          title: 'Nous avons accepté votre proposition.',
          next: ['Si la personne indiquée n’a rien reçu de nous, écrivez‑nous.'],
        },
        rejected: {
          title: 'Nous n’avons pas retenu cette proposition.',
          next: ['Si vous avez des questions à ce sujet, écrivez‑nous.'],
        },
      },
    },
    career_applications: {
      name: 'Candidature',
      late: lateText(
        `Nous devions examiner votre candidature dans un délai de ${figures.applicationReview}`,
        'vous n’avez pas eu de nouvelles',
      ),
      erased:
        'Nous effacerons votre candidature, ses fichiers et nos notes à son sujet, et nous cesserons de vous envoyer les e‑mails sur les nouveaux postes. C’est irréversible.',
      line: [
        { label: 'Reçue', statuses: ['new'] },
        { label: 'Examinée', statuses: ['reviewed'] },
        { label: 'Entretien', statuses: ['interviewed'] },
        { label: 'Décision', statuses: ['accepted', 'rejected'] },
      ],
      stages: {
        new: {
          title: received,
          next: [
            `Nous examinerons votre candidature dans un délai de ${figures.applicationReview} après réception.`,
            'Nous vous répondrons par e‑mail. Si votre profil correspond, un premier entretien suivra.',
          ],
        },
        reviewed: {
          title: 'Nous avons examiné votre candidature.',
          next: [
            'Nous vous répondrons par e‑mail. Si votre profil correspond, un premier entretien suivra.',
          ],
        },
        interviewed: {
          title: 'Votre entretien a eu lieu.',
          next: ['Nous vous ferons part de notre décision par e‑mail.'],
        },
        accepted: {
          title: 'Votre candidature a été retenue.',
          next: ['Si vous n’avez rien reçu de nous, écrivez‑nous.'],
        },
        rejected: {
          title: 'Nous n’avons pas retenu cette candidature.',
          next: ['Si vous avez des questions à ce sujet, écrivez‑nous.'],
        },
      },
    },
  },

  proposal,

  withdraw: {
    title: 'Retirer votre envoi',
    text: 'Nous cesserons de le traiter et l’effacerons.',
    corrected: `Nous avons corrigé l’adresse à laquelle ce lien a été envoyé : il montre seulement l’état d’avancement. Pour retirer votre envoi, écrivez à ${site.privacyEmail}.`,
    action: 'Retirer et effacer',
    question: (what) => (what ? `Effacer « ${what} » maintenant ?` : 'L’effacer maintenant ?'),
    yes: 'Oui, l’effacer',
    no: 'Non, le garder',
    busy: 'Effacement en cours…',
    done: 'Votre envoi a été retiré et effacé.',
    gone: 'Il n’y avait plus rien à effacer.',
    unknown: 'Nous n’avons pas pu confirmer l’effacement.',
  },

  news: {
    title: 'E‑mails sur les nouveaux postes',
    ended: 'Vous ne recevrez plus d’e‑mail de notre part sur les nouveaux postes.',
    endedBefore: 'S’il en arrive encore un, utilisez le lien qu’il contient pour y mettre fin.',
    kept: 'Vous continuerez à recevoir nos e‑mails sur les nouveaux postes.',
    keptNothing:
      'Ces e‑mails avaient déjà pris fin. Pour les recevoir de nouveau, cochez la case lors d’une prochaine candidature.',
    question: 'Souhaitez‑vous ne plus les recevoir ?',
    text: 'Vous nous avez demandé de vous signaler les nouveaux postes.',
    end: 'Ne plus recevoir ces e‑mails',
    keep: 'Continuer à les recevoir',
    unknown: 'Nous n’avons pas pu confirmer l’arrêt des envois.',
    keepUnknown: 'Nous n’avons pas pu confirmer que vous continuerez à les recevoir.',
    openings: 'Voir les postes à pourvoir',
  },
};
