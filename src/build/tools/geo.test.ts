import { expect, test } from 'vitest';
import { area, contains, project, simplify, type Polygon } from './geo';

const ring = (from: number, to: number): [number, number][] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];

test('a hole is outside, and so is everything around', () => {
  const land: Polygon[] = [[ring(0, 10), ring(4, 6)], [ring(20, 22)]];
  expect(contains(land, [2, 5])).toBe(true);
  expect(contains(land, [21, 21])).toBe(true);
  expect(contains(land, [5, 5])).toBe(false);
  expect(contains(land, [15, 5])).toBe(false);
});

test('a simplified line keeps its ends and every bend that matters', () => {
  const line = [
    [0, 0],
    [5, 0.2],
    [10, 8],
    [15, 0],
    [20, 0],
  ] as const;
  expect(simplify(line, 0.5)).toEqual([line[0], line[1], line[2], line[3], line[4]]);
  expect(simplify(line, 5)).toEqual([line[0], line[2], line[4]]);
  expect(simplify(ring(0, 10), 1)).toEqual(ring(0, 10));
});

/** The area of a cell of one degree, from its south-western corner. */
function cell(longitude: number, latitude: number): number {
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  return area(corners.map(([x, y]) => project([longitude + x, latitude + y])));
}

test('the projection keeps areas: a degree at the equator and one far north', () => {
  expect(cell(40, 35) / cell(18, 0)).toBeCloseTo(Math.cos((35.5 * Math.PI) / 180), 2);
});
