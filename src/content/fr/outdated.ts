import { site } from '@/content/facts/site';
import type { OutdatedTexts } from '@/content/texts';

/** Shown to browsers older than docs/decisions/011. */
export const outdated: OutdatedTexts = {
  visitors:
    'Ce navigateur est trop ancien pour nos formulaires et nos filtres. Vous pouvez lire tout le reste. Veuillez mettre ce navigateur à jour, ou écrire à',
  staff: `Ce navigateur est trop ancien pour l’espace du personnel de ${site.name}. Il faut Chrome ou Edge 106, Firefox 115, Safari 16.4 ou une version plus récente.`,
};
