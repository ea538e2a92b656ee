import type { MarketCode } from '@/content/facts/markets';
import { figures } from './figures';

export const marketNames: Record<MarketCode, string> = {
  ng: 'Nigeria',
  gh: 'Ghana',
  ke: 'Kenya',
  td: 'Tchad',
  cm: 'Cameroun',
  cg: 'Congo-Brazzaville',
  tz: 'Tanzanie',
  cd: 'RD Congo',
  ug: 'Ouganda',
  rw: 'Rwanda',
};

/** Where the company is at home. */
export const { homeCountry } = figures;
