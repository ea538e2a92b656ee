import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'handset',
  caption: 'Une histoire par simple appel, sans internet.',
  network: 'Appel au 3355',
  frames: [
    {
      type: 'call',
      to: 'Contes des grands-mères',
      line: '3e épisode, 1:42',
      hint: 'Touche 2 : la suite',
    },
    {
      type: 'sms',
      from: '3355',
      text: 'Contes des grands-mères : 5 F prélevés ce jour. Le 4e épisode arrive demain. Pour arrêter, envoyez STOP au 3355 (gratuit).',
    },
  ],
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'Chaque usage est compté et payé à l’ayant droit.',
  title: 'Rapport à un ayant droit, février',
  bars: [
    { label: 'Jour de marché, streaming, 3 000 F', value: '3 000 écoutes', percent: 50 },
    { label: 'Jour de marché, sonnerie, 2 000 F', value: '400 sonneries', percent: 33 },
    { label: 'Contes des grands-mères, 1 000 F', value: '500 appels', percent: 17 },
  ],
  rows: [
    { label: 'Usages', value: '3 900' },
    { label: 'Dû', value: '6 000 F' },
  ],
};

export const audio: ArtefactContent = {
  kind: 'wave',
  label: 'Jour de marché, sonnerie',
  value: '0:30',
};

export const video: ArtefactContent = {
  kind: 'board',
  title: 'Un même clip',
  rows: [
    { label: '3G, petit écran', value: '360p' },
    { label: '4G, grand écran', value: '720p' },
    { label: 'À la verticale', value: '9:16' },
  ],
};

export const rights: ArtefactContent = {
  kind: 'board',
  title: 'Droits au 1er mars 2027',
  rows: [
    { label: 'Jour de marché', note: 'Jusqu’au 31 déc. 2028', value: 'Publié', state: 'good' },
    {
      label: 'Chants de récolte',
      note: 'Jusqu’au 14 mars 2027',
      value: 'Fin proche',
      state: 'warning',
    },
    {
      label: 'Temps forts de la coupe',
      note: 'Jusqu’au 28 févr. 2027',
      value: 'Retiré',
      state: 'bad',
    },
  ],
};

export const delivery: ArtefactContent = {
  kind: 'board',
  title: 'Un original, tous les formats',
  rows: [
    { label: 'Téléphone', value: 'G.711, 8 kHz' },
    { label: 'Voix HD', value: 'AMR-WB' },
    { label: 'Streaming', value: 'AAC, Opus, HEVC' },
  ],
};

export const editorial: ArtefactContent = {
  kind: 'board',
  title: 'Cherché sans résultat',
  rows: [
    { label: 'Gospel en lingala', note: 'Ajouté lundi', value: '41 fois', state: 'good' },
    { label: 'Cuisine au manioc', note: 'Sur la liste', value: '17 fois' },
  ],
};
