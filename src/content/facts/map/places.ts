import type { MarketCode } from '@/content/facts/markets';

interface Place {
  capital: string;
  nameOnTheLeft?: true;
}

export const places: Record<MarketCode, Place> = {
  ng: {
    capital: 'Abuja',
  },
  gh: {
    capital: 'Accra',
  },
  ke: {
    capital: 'Nairobi',
  },
  td: {
    capital: 'N’Djamena',
  },
  cm: {
    capital: 'Yaoundé',
  },
  cg: {
    capital: 'Brazzaville',
    nameOnTheLeft: true,
  },
  tz: {
    capital: 'Dodoma',
  },
  cd: {
    capital: 'Kinshasa',
  },
  ug: {
    capital: 'Kampala',
    nameOnTheLeft: true,
  },
  rw: {
    capital: 'Kigali',
    nameOnTheLeft: true,
  },
};
