import type { MarketCode } from '@/content/facts/markets';

type Coordinates = readonly [longitude: number, latitude: number];

interface Place {
  capital: string;
  capitalAt: Coordinates;
  centre: Coordinates;
  label: { side: 'west' | 'east'; latitude: number };
  nameOnTheLeft?: true;
  /** ISO 3166-1 number, used by the geodata. */
  numeric: string;
}

export const places: Record<MarketCode, Place> = {
  ng: {
    capital: 'Abuja',
    capitalAt: [7.49, 9.06],
    centre: [8, 9.6],
    label: { side: 'west', latitude: -2.2 },
    numeric: '566',
  },
  gh: {
    capital: 'Accra',
    capitalAt: [-0.2, 5.56],
    centre: [-1.2, 7.9],
    label: { side: 'west', latitude: 1.4 },
    numeric: '288',
  },
  ke: {
    capital: 'Nairobi',
    capitalAt: [36.82, -1.29],
    centre: [37.8, 0.5],
    label: { side: 'east', latitude: 0.5 },
    numeric: '404',
  },
  td: {
    capital: 'N’Djamena',
    capitalAt: [15.06, 12.13],
    centre: [18.6, 15.6],
    label: { side: 'east', latitude: 18.8 },
    numeric: '148',
  },
  cm: {
    capital: 'Yaoundé',
    capitalAt: [11.52, 3.87],
    centre: [12.6, 5.6],
    label: { side: 'west', latitude: -5.8 },
    numeric: '120',
  },
  cg: {
    capital: 'Brazzaville',
    capitalAt: [15.27, -4.26],
    centre: [15.2, 0],
    label: { side: 'west', latitude: -9.4 },
    nameOnTheLeft: true,
    numeric: '178',
  },
  tz: {
    capital: 'Dodoma',
    capitalAt: [35.74, -6.17],
    centre: [35.6, -6.4],
    label: { side: 'east', latitude: -6.4 },
    numeric: '834',
  },
  cd: {
    capital: 'Kinshasa',
    capitalAt: [15.32, -4.33],
    centre: [23.5, -3],
    label: { side: 'west', latitude: -13 },
    numeric: '180',
  },
  ug: {
    capital: 'Kampala',
    capitalAt: [32.58, 0.35],
    centre: [32.4, 1.4],
    label: { side: 'east', latitude: -2.9 },
    nameOnTheLeft: true,
    numeric: '800',
  },
  rw: {
    capital: 'Kigali',
    capitalAt: [30.06, -1.95],
    centre: [29.9, -2],
    label: { side: 'east', latitude: -9.9 },
    nameOnTheLeft: true,
    numeric: '646',
  },
};
