import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'board',
  caption: 'La coupure vue par l’habitant.',
  title: 'Maison, coupure depuis 18 h 05',
  figures: [
    { label: 'Secteur', value: 'Coupé' },
    { label: 'Batterie', value: '80 %' },
    { label: 'Puissance', value: '160 W' },
  ],
  rows: [
    { label: 'Réfrigérateur', note: 'Cuisine, 120 W', value: 'En marche', state: 'on' },
    { label: 'Éclairage', note: 'Salon, 40 W', value: 'Allumé', state: 'on' },
    { label: 'Climatiseur', note: 'Chambre', value: 'Éteint par une règle', state: 'off' },
    { label: 'Pompe à eau', note: 'Cour', value: 'Attend le secteur', state: 'off' },
    { label: 'Porte', note: 'Entrée, sur pile', value: 'Verrouillée', state: 'on' },
  ],
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'Un mois de formules, partagé.',
  title: 'Un mois, 200 foyers',
  bars: [
    { label: 'Connexion, opérateur, 6 000 F', value: '60 %', percent: 60 },
    { label: 'Service, opérateur, 2 000 F', value: '20 %', percent: 20 },
    { label: 'Service, plateforme, 2 000 F', value: '20 %', percent: 20 },
  ],
  rows: [
    { label: 'Formule par foyer', value: '50 F' },
    { label: 'Foyers actifs sur la plateforme', value: '200' },
    { label: 'Foyers facturés par l’opérateur', value: '200' },
  ],
};

export const power: ArtefactContent = {
  kind: 'bars',
  rows: [
    { label: 'Batterie', value: '80 %', percent: 80 },
    { label: 'Solaire', value: '120 W', percent: 60 },
    { label: 'Secteur', value: '0 W', percent: 0 },
  ],
};

export const appliances: ArtefactContent = {
  kind: 'board',
  title: 'Ambiances',
  rows: [
    { label: 'Soirée', value: 'Active', state: 'on' },
    { label: 'Absence', value: 'Inactive', state: 'off' },
    { label: 'Nuit', value: 'Dès 22 h 30', state: 'off' },
  ],
};

export const climate: ArtefactContent = {
  kind: 'bars',
  rows: [
    { label: 'Citerne', value: '64 %', percent: 64 },
    { label: 'Chambre', value: '24 °C', percent: 48 },
  ],
};

export const safety: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'sms',
      from: 'SMS d’alarme, sans internet',
      text: 'Fumée : cuisine, 2 h 14. La passerelle est sur batterie. Un appel suit.',
    },
  ],
};

export const console: ArtefactContent = {
  kind: 'board',
  title: 'Passerelles',
  rows: [
    { label: 'En ligne', value: '198 sur 200' },
    { label: 'Signal faible', value: '6', state: 'warning' },
    { label: 'Mises à jour à faire', value: '2' },
  ],
};
