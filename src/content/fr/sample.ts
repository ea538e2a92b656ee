import type { SampleNoteTexts } from '@/content/texts';

export const sampleNote: SampleNoteTexts = {
  label: 'À propos de ce site',
  text: 'Ce site est un exemple : ses coordonnées et ses témoignages sont inventés.',
};
