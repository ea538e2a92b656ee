import type { ApplyTexts } from '@/content/texts';
import { figures } from './figures';

export const apply: ApplyTexts = {
  meta: {
    title: 'Postuler à un emploi',
    description: `Nous examinons les candidatures dans un délai de ${figures.applicationReview}. Si le profil correspond : un entretien, une évaluation technique, un entretien final.`,
    keywords: ['candidature', 'postuler', 'CV', 'emploi télécoms'],
  },

  hero: {
    eyebrow: 'Carrières',
    title: 'Candidature',
    lead: 'Ayez votre CV à portée de main, en PDF ou en Word.',
  },

  form: { id: 'application-form', title: 'Votre candidature' },

  next: {
    title: 'Et ensuite ?',
    steps: [
      {
        title: 'Examen',
        text: `Nous examinerons votre candidature dans un délai de ${figures.applicationReview}.`,
      },
      {
        title: 'Premier entretien',
        text: 'Nous parlerons par téléphone de votre expérience et de vos projets.',
      },
      {
        title: 'Évaluation technique',
        text: 'Vous ferez un exercice proche du travail quotidien, dans votre domaine.',
      },
      {
        title: 'Entretien final',
        text: 'Vous rencontrerez vos futurs collègues et pourrez leur poser toutes vos questions.',
      },
    ],
  },

  back: { label: 'Tous les postes à pourvoir', href: '/careers' },
};
