import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoAzimuthalEqualArea } from 'd3-geo';
import { feature } from 'topojson-client';
import {
  filter,
  filterWeight,
  presimplify,
  simplify,
  sphericalRingArea,
  sphericalTriangleArea,
} from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** ISO 3166-1 numbers of Africa's states; the geodata has none for Somaliland. */
const african =
  '012 024 072 108 120 132 140 148 174 175 178 180 204 226 231 232 262 266 270 288 324 384 404 426 430 434 450 454 466 478 480 504 508 516 562 566 624 638 646 654 678 686 690 694 706 710 716 728 729 732 748 768 788 800 818 834 854 894'.split(
    ' ',
  );

/** Units of the home map for a radius of the Earth. */
const scale = 560;

export const projection = geoAzimuthalEqualArea()
  .rotate([-18, -1.5])
  .scale(scale)
  .translate([0, 0])
  .precision(0);

export function project([longitude, latitude]: readonly [number, number]): [number, number] {
  return projection([longitude, latitude]) ?? [NaN, NaN];
}

export type Country = ReturnType<typeof africanCountries>[number];

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const require = createRequire(import.meta.url);
const file = require.resolve('world-atlas/countries-50m.json');
const world = presimplify(JSON.parse(readFileSync(file, 'utf8')) as World, sphericalTriangleArea);

/** The countries of Africa, simplified below the given areas. Neighbours share their borders. */
export function africanCountries({ bend = 0, speck = 0 } = {}) {
  const simple = simplify(world, bend / scale ** 2);
  const large = filterWeight(simple, speck / scale ** 2, (ring) => sphericalRingArea(ring, false));
  const filtered = filter(simple, large) as World;
  return feature(filtered, filtered.objects.countries).features.filter(
    ({ id, properties }) => african.includes(String(id)) || properties.name === 'Somaliland',
  );
}
