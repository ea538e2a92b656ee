import type { RegionPath } from './paths';

export const markets = [
  { code: 'ng', region: '/regions/west-africa' },
  { code: 'gh', region: '/regions/west-africa' },
  { code: 'ke', region: '/regions/east-africa' },
  { code: 'td', region: '/regions/west-africa' },
  { code: 'cm', region: '/regions/central-africa' },
  { code: 'cg', region: '/regions/central-africa' },
  { code: 'tz', region: '/regions/east-africa' },
  { code: 'cd', region: '/regions/central-africa' },
  { code: 'ug', region: '/regions/east-africa' },
  { code: 'rw', region: '/regions/east-africa' },
] as const satisfies readonly { code: string; region: RegionPath }[];

const plannedCodes: readonly string[] = ['tz', 'rw'];

export const isPlanned = (code: MarketCode) => plannedCodes.includes(code);

export const servedMarkets = markets.filter(({ code }) => !isPlanned(code));

export type MarketCode = (typeof markets)[number]['code'];
