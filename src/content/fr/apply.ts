import type { ApplyTexts } from '@/content/texts';
import { figures } from './figures';

export const apply: ApplyTexts = {
  meta: {
    title: 'Postuler à un emploi',
    description: `Envoyez votre candidature avec un CV. Nous l’examinons sous ${figures.applicationReview} ; un entretien, une évaluation technique et un entretien final suivront.`,
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
        text: `Nous lirons votre candidature sous ${figures.applicationReview}.`,
      },
      {
        title: 'Premier entretien',
        text: 'Nous parlons par téléphone de votre expérience et de vos projets.',
      },
      {
        title: 'Évaluation technique',
        text: 'Vous faites un exercice proche du travail quotidien, dans votre domaine.',
      },
      {
        title: 'Entretien final',
        text: 'Vous rencontrez vos futurs collègues et leur posez toutes vos questions.',
      },
    ],
  },

  back: { label: 'Tous les postes à pourvoir', href: '/careers' },
};
