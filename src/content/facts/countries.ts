import type { DialPlan } from '@/lib/phone-number';

export const countries = [
  { code: 'dz', name: 'Algeria', dial: '+213' },
  { code: 'ao', name: 'Angola', dial: '+244' },
  { code: 'bj', name: 'Benin', dial: '+229' },
  { code: 'bw', name: 'Botswana', dial: '+267' },
  { code: 'bf', name: 'Burkina Faso', dial: '+226' },
  { code: 'bi', name: 'Burundi', dial: '+257' },
  { code: 'cv', name: 'Cabo Verde', dial: '+238' },
  { code: 'cm', name: 'Cameroon', dial: '+237' },
  { code: 'cf', name: 'Central African Republic', dial: '+236' },
  { code: 'td', name: 'Chad', dial: '+235' },
  { code: 'km', name: 'Comoros', dial: '+269' },
  { code: 'cg', name: 'Congo Brazzaville', dial: '+242' },
  { code: 'ci', name: "Côte d'Ivoire", dial: '+225' },
  { code: 'dj', name: 'Djibouti', dial: '+253' },
  { code: 'cd', name: 'DR Congo', dial: '+243' },
  { code: 'eg', name: 'Egypt', dial: '+20' },
  { code: 'gq', name: 'Equatorial Guinea', dial: '+240' },
  { code: 'er', name: 'Eritrea', dial: '+291' },
  { code: 'sz', name: 'Eswatini', dial: '+268' },
  { code: 'et', name: 'Ethiopia', dial: '+251' },
  { code: 'ga', name: 'Gabon', dial: '+241' },
  { code: 'gm', name: 'Gambia', dial: '+220' },
  { code: 'gh', name: 'Ghana', dial: '+233' },
  { code: 'gn', name: 'Guinea', dial: '+224' },
  { code: 'gw', name: 'Guinea-Bissau', dial: '+245' },
  { code: 'ke', name: 'Kenya', dial: '+254' },
  { code: 'ls', name: 'Lesotho', dial: '+266' },
  { code: 'lr', name: 'Liberia', dial: '+231' },
  { code: 'ly', name: 'Libya', dial: '+218' },
  { code: 'mg', name: 'Madagascar', dial: '+261' },
  { code: 'mw', name: 'Malawi', dial: '+265' },
  { code: 'ml', name: 'Mali', dial: '+223' },
  { code: 'mr', name: 'Mauritania', dial: '+222' },
  { code: 'mu', name: 'Mauritius', dial: '+230' },
  { code: 'ma', name: 'Morocco', dial: '+212' },
  { code: 'mz', name: 'Mozambique', dial: '+258' },
  { code: 'na', name: 'Namibia', dial: '+264' },
  { code: 'ne', name: 'Niger', dial: '+227' },
  { code: 'ng', name: 'Nigeria', dial: '+234' },
  { code: 'rw', name: 'Rwanda', dial: '+250' },
  { code: 'st', name: 'São Tomé and Príncipe', dial: '+239' },
  { code: 'sn', name: 'Senegal', dial: '+221' },
  { code: 'sc', name: 'Seychelles', dial: '+248' },
  { code: 'sl', name: 'Sierra Leone', dial: '+232' },
  { code: 'so', name: 'Somalia', dial: '+252' },
  { code: 'za', name: 'South Africa', dial: '+27' },
  { code: 'ss', name: 'South Sudan', dial: '+211' },
  { code: 'sd', name: 'Sudan', dial: '+249' },
  { code: 'tz', name: 'Tanzania', dial: '+255' },
  { code: 'tg', name: 'Togo', dial: '+228' },
  { code: 'tn', name: 'Tunisia', dial: '+216' },
  { code: 'ug', name: 'Uganda', dial: '+256' },
  { code: 'zm', name: 'Zambia', dial: '+260' },
  { code: 'zw', name: 'Zimbabwe', dial: '+263' },
] as const;

type CountryName = (typeof countries)[number]['name'];

/** Names that people type in place of the listed ones, in any language. */
export const otherCountryNames: Partial<Record<CountryName, readonly string[]>> = {
  'Cabo Verde': ['Cape Verde', 'Cap-Vert'],
  'Central African Republic': ['CAR', 'République centrafricaine', 'RCA'],
  'Congo Brazzaville': ['Republic of the Congo', 'République du Congo'],
  "Côte d'Ivoire": ['Ivory Coast'],
  'DR Congo': [
    'Congo Kinshasa',
    'Congo DRC',
    'Congo RDC',
    'Democratic Republic of the Congo',
    'Democratic Republic of Congo',
    'République démocratique du Congo',
    'DRC',
    'RDC',
    'Zaire',
  ],
  Eswatini: ['Swaziland'],
  Gambia: ['The Gambia'],
  Guinea: ['Guinea Conakry', 'Guinée Conakry'],
  Mauritius: ['Île Maurice'],
  'South Africa': ['RSA'],
  'São Tomé and Príncipe': ['São Tomé'],
};

/** Countries where a leading 0 is dialled only inside the country. Elsewhere it is part of the number. */
const trunkZero = new Set<string>(
  'dz cd eg er et gh ke lr ly mg ma mw na ng rw sl so za ss sd tz ug zm zw'.split(' '),
);

export function dialPlanOf(name: string): DialPlan | undefined {
  const country = countries.find((one) => one.name === name);
  return country && { code: country.dial, trunkZero: trunkZero.has(country.code) };
}
