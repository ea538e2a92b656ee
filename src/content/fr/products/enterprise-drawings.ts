import type { Illustration } from '@/content/illustrations';

export const illustration: Illustration = {
  kind: 'screen',
  caption: 'Le registre vu par l’économat. Chiffres d’exemple.',
  summary: 'Un tableau montre, classe par classe, les frais dus, payés et en retard.',
  title: 'Registre des frais, deuxième trimestre',
  figures: [
    { value: '400', label: 'Élèves' },
    { value: '93 %', label: 'Encaissé' },
    { value: '43', label: 'Rappels' },
  ],
  columns: ['Classe', 'Élèves', 'Dû, F', 'Payé, F', 'État'],
  rows: [
    { cells: ['1re année', '100', '500 000', '500 000', 'Tout payé'], share: 1, tone: 'good' },
    {
      cells: ['2e année', '100', '500 000', '475 000', '10 en partie'],
      share: 0.95,
      tone: 'warning',
    },
    {
      cells: ['3e année', '110', '550 000', '500 000', '20 en partie'],
      share: 0.91,
      tone: 'warning',
    },
    { cells: ['4e année', '90', '450 000', '385 000', '13 en retard'], share: 0.86, tone: 'bad' },
  ],
};

export const detail: Illustration = {
  kind: 'handset',
  caption: 'Le parent connaît les frais avant de confirmer. Chiffres d’exemple.',
  summary:
    'Un téléphone montre la somme due avec les frais de paiement, la demande du code secret, puis le reçu par SMS.',
  network: '*4040# sur votre réseau',
  frames: [
    {
      type: 'ussd',
      text: 'Élève 20417, trimestre 2 : 2 500 F à payer.\nAvec 25 F de frais de paiement : 2 525 F.\n1 Payer par mobile money\n2 Annuler',
      reply: '1',
    },
    {
      type: 'ussd',
      text: 'Mobile money : payer 2 525 F à l’école ?\nTapez votre code secret.',
      reply: '••••',
    },
    {
      type: 'sms',
      from: '4040',
      text: 'Bien reçu : 2 500 F pour l’élève 20417, trimestre 2. Reste dû : 0 F. Reçu 88120.',
    },
  ],
};
