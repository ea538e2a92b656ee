import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { project, simplify, type Point, type Polygon } from './geo';

/** ISO 3166-1 numbers of the states of Africa; the geodata has none for Somaliland. */
const african =
  '012 024 072 108 120 132 140 148 174 175 178 180 204 226 231 232 262 266 270 288 324 384 404 426 430 434 450 454 466 478 480 504 508 516 562 566 624 638 646 654 678 686 690 694 706 710 716 728 729 732 748 768 788 800 818 834 854 894'.split(
    ' ',
  );

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;

export interface Country {
  id: string;
  polygons: Polygon[];
}

const require = createRequire(import.meta.url);
const file = require.resolve('world-atlas/countries-50m.json');

/**
 * The countries of Africa (Natural Earth 1:50m, public domain), projected to the given scale.
 * Borders are simplified arc by arc, so that neighbours still share them.
 */
export function africanCountries(scale: number, tolerance: number): Country[] {
  const world = JSON.parse(readFileSync(file, 'utf8')) as World;
  const { scale: step, translate } = world.transform ?? { scale: [1, 1], translate: [0, 0] };
  const arcs = world.arcs.map((arc) => {
    let x = 0;
    let y = 0;
    const line = arc.map(([dx = 0, dy = 0]): Point => {
      x += dx;
      y += dy;
      const [px, py] = project([x * step[0] + translate[0], y * step[1] + translate[1]]);
      return [px * scale, py * scale];
    });
    return simplify(line, tolerance).map(([px, py]) => [px, py]);
  });
  const flat: World = { type: 'Topology', objects: world.objects, arcs };
  const { features } = feature(flat, flat.objects.countries);
  return features
    .filter(
      ({ id, properties }) => african.includes(String(id)) || properties.name === 'Somaliland',
    )
    .map(({ id, geometry }) => {
      const polygons =
        geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : geometry.type === 'MultiPolygon'
            ? geometry.coordinates
            : [];
      return { id: String(id), polygons: polygons as unknown as Polygon[] };
    });
}
