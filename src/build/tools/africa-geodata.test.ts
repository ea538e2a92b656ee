import { geoContains, geoPath } from 'd3-geo';
import { expect, test } from 'vitest';
import { places } from '@/content/facts/map/places';
import { africanCountries, projection, type Country } from './africa-geodata';

const markets = Object.values(places);
const pointsOf = (numeric: string, countries: readonly Country[]) => {
  const country = countries.find(({ id }) => id === numeric);
  return (country && geoPath(projection)(country)?.split(/[MLZ]+/)) ?? [];
};

test('each market is on the map, and contains its own capital only', () => {
  const countries = africanCountries();
  for (const { capitalAt, numeric } of markets) {
    const around = countries.filter((country) => geoContains(country, [...capitalAt]));
    expect(around.map(({ id }) => id)).toEqual([numeric]);
  }
});

test('simplified borders have fewer points, all of them original, shared by neighbours', () => {
  const [exact, simple] = [africanCountries(), africanCountries({ bend: 6 })];
  const [uganda, kenya] = [pointsOf('800', simple), pointsOf('404', simple)];
  const real = pointsOf('800', exact);
  expect(uganda.length).toBeLessThan(real.length / 2);
  expect(uganda.filter((point) => !real.includes(point))).toEqual([]);
  expect(uganda.filter((point) => kenya.includes(point)).length).toBeGreaterThan(2);
});

test('specks are left out', () => {
  const islands = (speck: number) => pointsOf('678', africanCountries({ speck }));
  expect(islands(0).length).toBeGreaterThan(0);
  expect(islands(1000)).toEqual([]);
});

test('the projection preserves areas, at the equator and far north', () => {
  const cell = (x: number, y: number) => {
    const ring = [
      [x, y],
      [x, y + 1],
      [x + 1, y + 1],
      [x + 1, y],
      [x, y],
    ];
    return geoPath(projection).area({ type: 'Polygon', coordinates: [ring] });
  };
  expect(cell(40, 35) / cell(18, 0)).toBeCloseTo(Math.cos((35.5 * Math.PI) / 180), 2);
});
