import type { SampleNoteTexts } from '@/content/texts';

export const sampleNote: SampleNoteTexts = {
  label: 'À propos de ce site',
  text: 'Ceci est un site de démonstration : l’entreprise, ses chiffres, ses coordonnées et ses témoignages sont inventés.',
};
