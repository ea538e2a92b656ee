import type { follow as english } from '../en/follow';

/** One payment on its way, on the home page and on that of value-added services. */
export const follow: typeof english = {
  title: 'Suivez 50 shillings',
  stations: [
    {
      figure: '*3355#',
      title: 'L’abonné compose le code',
      text: 'Sur tous les téléphones, sans internet.',
    },
    {
      figure: '1, puis 1',
      title: 'Il confirme deux fois',
      text: 'Le prix s’affiche à chaque fois.',
    },
    {
      figure: '50 KES',
      title: 'Votre facturation décide',
      text: 'Par Diameter Ro : l’argent reste sous le contrôle de votre réseau.',
    },
    {
      figure: '60 · 25 · 15',
      title: 'Le contrat fixe les parts',
      text: 'Opérateur, plateforme et partenaire de contenus, net de taxes et de remboursements.',
      ours: true,
    },
    {
      figure: '240 sur 241',
      title: 'Chacun compte de son côté',
      text: 'Nos relevés et vos CDR sont comparés chaque nuit. Seul ce qui figure des deux côtés est partagé.',
      ours: true,
    },
  ],
};
