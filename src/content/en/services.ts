/** What a visitor can ask for: the same values in the forms, in the database's checks and for staff. */
export const services = [
  'Value-Added Services (VAS)',
  'Fintech Solutions',
  'Marketplace Applications',
  'Enterprise Solutions',
  'AI-Based Solutions',
  '5G Infotainment Solutions',
] as const;

/** What a quote can be asked for. */
export const quoteServices = [...services, 'Custom Solution'] as const;
