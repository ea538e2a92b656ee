import type { SampleNoteTexts } from '@/content/texts';

export const sampleNote: SampleNoteTexts = {
  label: 'À propos de ce site',
  text: 'Ceci est un site d’exemple : ses coordonnées et ses citations sont inventées.',
};
