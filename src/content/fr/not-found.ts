import { site } from '@/content/facts/site';
import type { NotFoundTexts } from '@/content/texts';

export const notFound: NotFoundTexts = {
  meta: {
    title: 'Page introuvable',
    description:
      'Cette adresse ne mène à aucune page. Revenez à la page d’accueil et repartez de là.',
    keywords: ['404', 'page introuvable'],
  },
  code: '404',
  title: 'Oups ! Page introuvable',
  text: 'Pas de signal ici. L’adresse est peut-être mal saisie, ou la page est hors de portée.',
  noScript: `Si vous avez suivi un lien vers un poste à pourvoir, JavaScript est nécessaire pour l’afficher. À défaut, écrivez à ${site.hrEmail} en indiquant le poste.`,
  keypad: { label: 'Tous les produits', display: 'Cette touche n’existe pas. Celles‑ci, oui.' },
  action: { label: 'Retour à l’accueil', href: '/' },
};
