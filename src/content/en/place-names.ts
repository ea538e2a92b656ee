import type { MarketCode } from '@/content/facts/markets';
import { figures } from './figures';

export const marketNames: Record<MarketCode, string> = {
  ng: 'Nigeria',
  gh: 'Ghana',
  ke: 'Kenya',
  td: 'Chad',
  cm: 'Cameroon',
  cg: 'Congo Brazzaville',
  tz: 'Tanzania',
  cd: 'DR Congo',
  ug: 'Uganda',
  rw: 'Rwanda',
};

/** Where the company is at home. */
export const { homeCountry } = figures;
