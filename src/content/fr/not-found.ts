import type { NotFoundTexts } from '@/content/texts';

export const notFound: NotFoundTexts = {
  meta: {
    title: 'Page introuvable',
    description:
      'Aucune page ne répond à cette adresse. Revenez à la page d’accueil et repartez de là.',
    keywords: ['404', 'page introuvable'],
  },
  code: '404',
  title: 'Oups ! Page introuvable',
  text: 'Pas de signal ici. L’adresse est mal écrite, ou la page est passée hors de portée.',
  picture: 'Des ondes qui s’interrompent avant d’atteindre qui que ce soit',
  action: { label: 'Retour à l’accueil', href: '/' },
};
