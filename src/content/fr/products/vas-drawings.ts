import type { Illustration } from '@/content/illustrations';

export const illustration: Illustration = {
  kind: 'handset',
  caption: 'Deux confirmations pour s’abonner, un seul mot pour se désabonner.',
  summary:
    'Un téléphone montre un menu USSD avec le prix d’un quiz, une seconde question qui demande confirmation, puis un SMS qui dit ce qui a été prélevé et comment se désabonner.',
  network: '*3355# sur votre réseau',
  frames: [
    {
      type: 'ussd',
      text: 'Quiz du jour : de nouvelles questions chaque jour.\nPrix : 50 F par jour, sur votre solde.\n1 Continuer\n2 Annuler',
      reply: '1',
    },
    {
      type: 'ussd',
      text: 'Confirmez : Quiz du jour, 50 F par jour, renouvelé chaque jour. Pour se désabonner : STOP au 3355.\n1 Oui, je valide\n2 Non',
      reply: '1',
    },
    {
      type: 'sms',
      from: '3355',
      text: 'Quiz du jour : 50 F prélevés ce jour, puis 50 F par jour. Pour vous désabonner, envoyez STOP au 3355 (gratuit).',
    },
  ],
};

export const detail: Illustration = {
  kind: 'share',
  caption: 'Le revenu d’un service en une journée, et son partage possible. Chiffres d’exemple.',
  summary: 'Un tableau de trois parts, puis les prélèvements que les deux parties ont enregistrés.',
  title: 'Une journée, net de taxes et de remboursements',
  columns: ['Bénéficiaire', 'Francs', 'Part'],
  rows: [
    { label: 'Opérateur', amount: '6 000', percent: 60 },
    { label: 'Plateforme', amount: '2 500', percent: 25 },
    { label: 'Partenaire de contenus', amount: '1 500', percent: 15 },
  ],
  checks: [
    { label: 'Prélèvements dans nos relevés', value: '240' },
    { label: 'Prélèvements dans vos CDR', value: '241' },
    { label: 'Des deux côtés, et partagés', value: '240' },
  ],
};
