/** The words around the list of open positions. */
import { site } from '@/content/facts/site';
import type { PositionsTexts } from '@/content/texts';
import { employmentTypes } from './employment-types';

export const positions: PositionsTexts = {
  id: 'open-positions',
  title: 'Postes à pourvoir',
  feedTitle: `${site.name} : postes à pourvoir`,
  loading: 'Chargement des offres d’emploi…',
  failure: 'Les offres d’emploi n’ont pas pu être chargées. Veuillez réessayer plus tard.',
  retry: 'Réessayer',
  empty: 'Aucun poste à pourvoir pour le moment. Revenez bientôt voir les nouvelles offres !',
  applyNow: 'Postuler',
  applyNowFor: 'au poste',
  otherLanguage: 'Certaines offres ne sont publiées qu’en anglais.',
  moreRequirements: (count) => `+${count} ${count < 2 ? 'autre critère' : 'autres critères'}`,
  asBuilt: `Sans JavaScript, cette liste n’est peut-être plus à jour. Pour savoir si un poste est encore à pourvoir, écrivez à ${site.hrEmail}.`,
  noScript: `JavaScript est nécessaire pour afficher la liste. À défaut, écrivez à ${site.hrEmail} pour savoir quels postes sont à pourvoir.`,

  employmentTypes,
  facts: {
    department: 'Département',
    location: 'Lieu',
    employment_type: 'Type d’emploi',
    salary_range: 'Fourchette de salaire',
    closes_on: 'Date limite',
  },
  applyBy: (day) => `Candidature jusqu’au ${day}`,

  filter: {
    label: 'Rechercher parmi les postes à pourvoir',
    search: 'Recherche',
    placeholder: 'Intitulé, compétence ou lieu',
    choices: 'Département, lieu, type',
    facets: {
      department: { label: 'Département', all: 'Tous les départements' },
      location: { label: 'Lieu', all: 'Tous les lieux' },
      type: { label: 'Type d’emploi', all: 'Tous les types' },
    },
    option: (label, count) => `${label} (${count})`,
    reset: 'Effacer la recherche et les filtres',
  },

  found: (found, total) => {
    if (found === 0)
      return 'Aucun poste ne correspond. Essayez avec moins de mots ou un autre filtre.';
    const positionsIn = (count: number) => (count < 2 ? `${count} poste` : `${count} postes`);
    if (found === total) return `${positionsIn(total)} à pourvoir`;
    return `${positionsIn(found)} sur ${total} ${found < 2 ? 'correspond' : 'correspondent'}`;
  },
  shown: (from, to) => (from === to ? `, numéro ${from} affiché` : `, ${from} à ${to} affichés`),

  closing: 'Vous exploitez un réseau et ne cherchez pas d’emploi ? Parlez‑nous de votre projet.',

  results: (page, pages) =>
    pages > 1 ? `Postes à pourvoir, page ${page} sur ${pages}` : 'Postes à pourvoir',
  pagerLabel: 'Pages des postes à pourvoir',
  previous: 'Précédent',
  next: 'Suivant',
  page: (page) => `Page ${page}`,
};
