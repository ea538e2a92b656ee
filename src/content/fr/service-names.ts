import type { Labels } from '../facts/choices.ts';

/** The six services by their stored names. */
export const serviceNames: Labels<'service'> = {
  'Value-Added Services (VAS)': 'Services à valeur ajoutée (SVA)',
  'Fintech Solutions': 'Solutions fintech',
  'Marketplace Applications': 'Applications de place de marché',
  'Enterprise Solutions': 'Solutions pour entreprises',
  'AI-Based Solutions': 'Solutions d’intelligence artificielle',
  '5G Infotainment Solutions': 'Solutions d’infodivertissement 5G',
};

export const quoteService: Labels<'quoteService'> = {
  ...serviceNames,
  'Custom Solution': 'Autre besoin',
};
