/** The words around one job posting. */
import { site } from '@/content/facts/site';
import type { PostingTexts } from '@/content/texts';
import { figures } from './figures';
import { positions } from './positions';

export const posting: PostingTexts = {
  meta: {
    title: 'Poste à pourvoir',
    description: `Un des postes à pourvoir chez ${site.name} : les missions, le profil recherché, le lieu et la façon de postuler.`,
    keywords: ['poste à pourvoir', 'emploi télécoms', 'carrières'],
  },
  back: 'Tous les postes à pourvoir',
  loading: 'Chargement de ce poste…',
  about: `Les missions, le profil recherché, le lieu et la façon de postuler. Nous examinons les candidatures dans un délai de ${figures.applicationReview} ; un entretien, une évaluation technique et un entretien final suivent.`,
  asBuilt: `Sans JavaScript, cette page n’est peut-être plus à jour. Pour savoir si le poste est encore à pourvoir, écrivez à ${site.hrEmail}.`,
  otherLanguage: 'Cette offre n’est publiée qu’en anglais.',
  description: 'Ce que vous ferez',
  requirements: 'Profil recherché',
  posted: 'Publié le',
  review: `Nous examinons les candidatures dans un délai de ${figures.applicationReview}.`,

  failed: {
    title: 'Ce poste n’a pas pu être chargé',
    text: 'La connexion a été coupée, ou notre serveur rencontre un problème. Le poste est peut-être toujours à pourvoir.',
  },

  closed: {
    meta: {
      title: 'Poste indisponible',
      description:
        'Le poste à cette adresse a été pourvu ou retiré. Consultez les postes à pourvoir.',
      keywords: ['carrières'],
    },
    title: 'Ce poste n’est plus à pourvoir',
    text: 'Il a été pourvu ou retiré. Consultez les autres postes, ou adressez‑nous une candidature spontanée.',
    list: 'Voir les postes à pourvoir',
    resume: 'Envoyer votre CV',
  },

  ended: {
    title: 'La date limite est passée',
    text: 'Vous pouvez encore postuler : nous lisons les candidatures tardives, sans garantir qu’elles seront prises en compte pour ce poste.',
    apply: 'Postuler malgré tout',
  },

  unknown: {
    title: 'Nous n’avons pas pu lire cette adresse',
    text: 'Elle n’indique aucun poste : elle est peut-être incomplète. Consultez les postes à pourvoir, ou adressez‑nous une candidature spontanée.',
  },

  positions,
  closing: positions.closing,
};
