import type { ApplyTexts } from '@/content/texts';
import { applicationForm } from './application-form';
import { figures } from './figures';

export const apply: ApplyTexts = {
  meta: {
    title: 'Postuler à un emploi',
    description: `Envoyez votre candidature avec un CV. Nous l’examinons sous ${figures.applicationReview} ; entretien, évaluation technique et entretien final suivent.`,
    keywords: ['candidature', 'postuler', 'CV', 'emploi télécoms'],
  },

  hero: {
    eyebrow: 'Carrières',
    title: 'Candidature',
    lead: 'Ayez votre CV à portée de main, en PDF ou en Word.',
  },

  application: applicationForm,
  form: { id: 'application-form', title: 'Votre candidature' },

  chosenJob: {
    open: (title) => `Vous postulez au poste suivant : ${title}`,
    closed:
      'Le poste que vous avez choisi n’est plus à pourvoir. Vous pouvez tout de même postuler ici, en précisant le travail que vous cherchez.',
    /** An address that names no posting. */
    unknown:
      'Nous n’avons pas pu lire quel poste vous aviez choisi : une partie de l’adresse s’est peut-être perdue. Vous pouvez tout de même postuler ici, en précisant le travail que vous cherchez.',
    loading: 'Chargement de ce poste…',
    /** When nobody could tell whether it is open. */
    failed:
      'Le poste que vous avez choisi n’a pas pu être consulté. Vous pouvez tout de même postuler : votre choix est joint à votre candidature.',
  },

  next: {
    title: 'Et ensuite ?',
    steps: [
      {
        title: 'Examen',
        text: `Nous lisons votre candidature sous ${figures.applicationReview}.`,
      },
      {
        title: 'Premier entretien',
        text: 'Un appel sur votre expérience et sur ce que vous voulez faire ensuite.',
      },
      {
        title: 'Évaluation technique',
        text: 'Un exercice proche du travail quotidien, dans votre domaine.',
      },
      {
        title: 'Entretien final',
        text: 'Vous rencontrez vos futurs collègues et leur posez toutes vos questions.',
      },
    ],
  },

  back: { label: 'Tous les postes à pourvoir', href: '/careers' },
  closing: 'Vous cherchez un prestataire plutôt qu’un emploi ? Parlez-nous du projet.',
};
