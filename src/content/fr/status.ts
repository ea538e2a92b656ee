/** What a link in one of our e-mails leads to. */
import { site } from '@/content/facts/site';
import type { StatusTexts } from '@/content/texts';
import { figures } from './figures';

const inTouch = {
  title: 'Nous avons pris contact avec vous.',
  next: [
    'Si rien ne vous est parvenu, regardez dans vos courriers indésirables (spam), ou écrivez-nous.',
  ],
};

const closed = {
  title: 'Votre demande est traitée et close.',
  next: ['Il reste un point à régler ? Écrivez-nous.'],
};

const received = 'Bien reçue. Personne n’a encore répondu.';

const late = (promise: string) =>
  `Nous avions promis ${promise}, et ce délai est passé. Veuillez nous écrire.`;

const erased = 'Votre envoi et nos notes à son sujet seront effacés. C’est irréversible.';

export const status: StatusTexts = {
  meta: {
    title: 'Suivi de votre demande',
    description:
      'Les liens de nos e-mails mènent à cette page : elle montre où en est une demande ou une candidature, et permet de la retirer.',
    keywords: ['suivi de demande', 'numéro de référence'],
  },
  lead: 'Les liens de nos e-mails mènent ici. Ils montrent où en est votre demande ou votre candidature, et vous pouvez la retirer.',
  noScript: `JavaScript est nécessaire pour l’afficher. À défaut, écrivez à ${site.email} en indiquant votre numéro de référence.`,
  noLink:
    'Votre e-mail ne contient pas de lien, ou vous l’avez perdu ? Écrivez-nous en indiquant votre numéro de référence :',
  ask: 'Des questions ? Écrivez-nous, avec votre numéro de référence si vous en avez un :',
  asking: 'Nous interrogeons notre serveur…',
  retry: 'Réessayer',
  cutOff: 'Ce lien est incomplet. Ouvrez-le de nouveau depuis l’e-mail, ou copiez-le en entier.',
  gone: 'Ce lien ne montre plus rien : il a expiré, ou ce à quoi il menait a été effacé.',
  /** Why there is no answer. */
  problems: {
    slow: 'La réponse tarde. Nous continuons à la demander.',
    offline: 'Il n’y a pas de réseau.',
    'no answer': 'Notre serveur est resté injoignable.',
    busy: 'Pour le moment, notre serveur n’accepte plus de demandes de votre réseau, peut-être à cause d’autres personnes qui le partagent. Veuillez attendre quelques minutes.',
    fault: 'Notre serveur est en panne ; vous n’y êtes pour rien.',
  },

  facts: { reference: 'Numéro de référence', kind: 'Votre envoi', received: 'Reçu le' },
  nextTitle: 'La suite',
  /** Of a status that this page does not know. */
  other: { title: 'Nous nous en occupons.', next: [] },
  kinds: {
    contact_submissions: {
      name: 'Demande de contact',
      late: undefined,
      erased,
      stages: {
        new: {
          title: received,
          next: [
            'Quelqu’un qui connaît le service choisi lit votre demande.',
            'La réponse vous arrive par e-mail, avec nos questions ou une proposition d’appel.',
          ],
        },
        contacted: inTouch,
        completed: closed,
      },
    },
    quote_requests: {
      name: 'Demande de devis',
      late: late(`une proposition sous ${figures.quoteReply}`),
      erased,
      stages: {
        new: {
          title: received,
          next: [
            'Un ingénieur lit votre demande et étudie votre réseau et votre marché.',
            `Sous ${figures.quoteReply} après réception, vous recevez par e-mail une proposition : périmètre, étapes et prix.`,
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
      stages: {
        new: {
          title: received,
          next: [
            'Nous lisons la proposition et étudions le marché que vous indiquez.',
            'Quelqu’un écrit à la personne que vous avez indiquée, pour poser des questions ou proposer une date.',
          ],
        },
        under_review: {
          title: 'Nous étudions votre proposition.',
          next: [
            'Quelqu’un écrit à la personne que vous avez indiquée, pour poser des questions ou proposer une date.',
          ],
        },
        approved: {
          title: 'Nous avons accepté votre proposition.',
          next: ['Si la personne que vous avez indiquée n’a rien reçu de nous, écrivez-nous.'],
        },
        rejected: {
          title: 'Nous n’avons pas retenu cette proposition.',
          next: ['Si vous avez des questions à ce sujet, écrivez-nous.'],
        },
      },
    },
    career_applications: {
      name: 'Candidature',
      late: late(`de la lire sous ${figures.applicationReview}`),
      erased:
        'Votre candidature, ses fichiers, nos notes à son sujet et les e-mails sur les nouveaux postes demandés avec elle : tout cela sera effacé. C’est irréversible.',
      stages: {
        new: {
          title: received,
          next: [
            `Nous lisons votre candidature sous ${figures.applicationReview} après réception.`,
            'Nous répondons par e-mail. Si votre profil convient, un premier entretien suit.',
          ],
        },
        reviewed: {
          title: 'Nous avons lu votre candidature.',
          next: ['Nous répondons par e-mail. Si votre profil convient, un premier entretien suit.'],
        },
        interviewed: {
          title: 'Nous nous sommes entretenus avec vous.',
          next: ['Nous prenons notre décision et vous répondons par e-mail.'],
        },
        accepted: {
          title: 'Nous avons accepté votre candidature.',
          next: ['Si vous n’avez rien reçu de nous, écrivez-nous.'],
        },
        rejected: {
          title: 'Nous n’avons pas retenu cette candidature.',
          next: ['Si vous avez des questions à ce sujet, écrivez-nous.'],
        },
      },
    },
  },

  withdraw: {
    title: 'Souhaitez-vous la retirer ?',
    text: 'Nous l’effaçons alors, et personne ne la traite plus.',
    action: 'Retirer et effacer',
    question: 'L’effacer maintenant ?',
    yes: 'Oui, l’effacer',
    no: 'Non, la garder',
    busy: 'Effacement en cours…',
    done: 'Elle est retirée et effacée.',
    gone: 'Il n’y avait plus rien à effacer.',
    unknown: 'Rien ne nous confirme qu’elle a été effacée.',
  },

  news: {
    title: 'E-mails sur les nouveaux postes',
    ended: 'Vous ne recevrez plus d’e-mail de notre part sur les nouveaux postes.',
    /** Of a link that ends nothing, for who asked again since it was sent. */
    endedBefore: 'S’il en arrive un tout de même, le lien qu’il contient mettra fin aux envois.',
    question: 'Souhaitez-vous ne plus les recevoir ?',
    text: 'Vous nous avez demandé de vous signaler les nouveaux postes.',
    end: 'Arrêter',
    unknown: 'Rien ne nous confirme que cela a été fait.',
    openings: 'Postes à pourvoir',
  },
};
