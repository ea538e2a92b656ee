import type { RegionPath } from '@/content/facts/paths';

/** THE ten markets: the flag strip and the footer show them, in this order. */
export const countriesPresent = {
  countries: [
    { code: 'ng', name: 'Nigeria', region: '/regions/west-africa' },
    { code: 'gh', name: 'Ghana', region: '/regions/west-africa' },
    { code: 'ke', name: 'Kenya', region: '/regions/east-africa' },
    { code: 'td', name: 'Chad', region: '/regions/west-africa' },
    { code: 'cm', name: 'Cameroon', region: '/regions/central-africa' },
    { code: 'cg', name: 'Congo Brazzaville', region: '/regions/central-africa' },
    { code: 'tz', name: 'Tanzania', region: '/regions/east-africa' },
    { code: 'cd', name: 'DR Congo', region: '/regions/central-africa' },
    { code: 'ug', name: 'Uganda', region: '/regions/east-africa' },
    { code: 'rw', name: 'Rwanda', region: '/regions/east-africa' },
  ],
} as const satisfies {
  countries: readonly { code: string; name: string; region: RegionPath }[];
};
