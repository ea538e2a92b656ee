import { writeFileSync } from 'node:fs';
import { geoContains, geoPath } from 'd3-geo';
import { format } from 'oxfmt';
import { marketNames } from '@/content/en/place-names';
import { places } from '@/content/facts/map/places';
import { markets, type MarketCode } from '@/content/facts/markets';
import { africanCountries, project, projection, type Country } from './africa-geodata';

// Run after a change of markets: npx tsx src/build/tools/make-map.ts

type Point = [x: number, y: number];
type Box = [from: Point, to: Point];

const zoom = 4;
const proportion = 1.15;
/** A hexagonal lattice of dots: `pitch` within a row, `rowHeight` between rows. */
const pitch = 8;
const rowHeight = 7;
const [dakar] = project([-17.7, 14.7]);
const [hafun] = project([51.5, 10.5]);
const [, tunis] = project([10, 37.4]);
const [, agulhas] = project([20, -35]);
const origin: Point = [dakar - pitch, tunis - pitch];
const size: Point = [Math.ceil(hafun - dakar) + 2 * pitch, Math.ceil(agulhas - tunis) + 2 * pitch];

const codes = Object.keys(places) as MarketCode[];
const marketOf = new Map<string, string>(codes.map((code) => [places[code].numeric, code]));

const drawing = geoPath(projection);

/** Rows of neighbouring dots by market, or 'rest'. */
function lattice(
  countries: readonly Country[],
  fineness: number,
  ownerOf: ReadonlyMap<string, string>,
): Map<string, Point[][]> {
  const owners = new Map<string, Point[][]>();
  const boxed = countries.map((country) => ({ country, box: drawing.bounds(country) }));
  const [width, height] = size;
  for (let j = 0; j * (rowHeight / fineness) <= height; j++) {
    const y = origin[1] + j * (rowHeight / fineness);
    let previous: string | undefined;
    for (let i = j % 2 ? 0.5 : 0; i * (pitch / fineness) <= width; i++) {
      const dot: Point = [origin[0] + i * (pitch / fineness), y];
      const place = projection.invert?.(dot) ?? [0, 0];
      const found = boxed.find(
        ({ box, country }) => within(box, dot) && geoContains(country, place),
      );
      const owner = found && (ownerOf.get(String(found.country.id)) ?? 'rest');
      if (owner) {
        const runs = owners.get(owner) ?? [];
        owners.set(owner, runs);
        if (owner === previous) runs.at(-1)?.push(dot);
        else runs.push([dot]);
      }
      previous = owner;
    }
  }
  return owners;
}

function within([[left, top], [right, bottom]]: Box, [x, y]: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function onPaper([x, y]: Point, factor: number): Point {
  return [Math.round((x - origin[0]) * factor), Math.round((y - origin[1]) * factor)];
}

/** Each row of dots as a dashed line in relative steps, one unit longer against rounding. */
function dotPath(runs: readonly Point[][] = [], factor = 1): string {
  let [atX, atY] = [0, 0];
  return runs
    .map((run) => {
      const [x, y] = onPaper(run[0] ?? origin, factor);
      const length = ((run.at(-1)?.[0] ?? 0) - (run[0]?.[0] ?? 0)) * factor;
      const line = `m${x - atX} ${y - atY}h${Math.round(length) + 1}`;
      [atX, atY] = [x + Math.round(length) + 1, y];
      return line;
    })
    .join('');
}

function outlinePath(country: Country, factor: number): string {
  const rings = drawing(country)?.slice(1, -1).split('ZM') ?? [];
  return rings
    .map((ring) => {
      const points = ring.split('L').map((point) => {
        const [x = 0, y = 0] = point.split(',').map(Number);
        return onPaper([x, y], factor);
      });
      const steps = points.map(([x, y], i) => {
        const [px, py] = points[i - 1] ?? [x, y];
        return x === px && y === py ? '' : `${x - px} ${y - py}`;
      });
      return `M${points[0]?.join(' ')}l${steps.filter(Boolean).join(' ')}z`.replaceAll(' -', '-');
    })
    .join('');
}

const forEachMarket = <T>(value: (code: MarketCode) => T) =>
  Object.fromEntries(codes.map((code) => [code, value(code)]));

const at = (place: readonly [number, number], factor: number) => onPaper(project(place), factor);

function leader(code: MarketCode) {
  const { centre, label } = places[code];
  const [x, y] = at(centre, 1);
  const [, row] = at([centre[0], label.latitude], 1);
  const out = label.side === 'west' ? -1 : 1;
  const margin = label.side === 'west' ? 0 : size[0];
  return {
    from: [x, y],
    d: `M${x} ${y}L${x + out * Math.abs(row - y)} ${row}H${margin}`,
    side: label.side,
    y: row,
  };
}

function facing(code: MarketCode, others: readonly MarketCode[]): number {
  const [x, y] = at(places[code].capitalAt, 1);
  let east = 0;
  let south = 0;
  for (const other of others.filter((market) => market !== code)) {
    const [otherX, otherY] = at(places[other].centre, 1);
    const distance = Math.hypot(otherX - x, otherY - y) || 1;
    east += (otherX - x) / distance;
    south += (otherY - y) / distance;
  }
  return Math.round((Math.atan2(east, -south) * 180) / Math.PI);
}

async function write(file: string, note: string, data: Record<string, unknown>) {
  const path = `src/content/facts/map/${file}.ts`;
  const constants = Object.entries(data).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;`,
  );
  const source = `/* Generated by src/build/tools/make-map.ts from Natural Earth (public domain). ${note} */\n${constants.join('\n')}\n`;
  const { code } = await format(path, source, { printWidth: 100, singleQuote: true });
  writeFileSync(path, code);
}

function outlines(bend: number, factor: number) {
  const countries = africanCountries({ bend, speck: pitch });
  return forEachMarket((code) => {
    const country = countries.find(({ id }) => id === places[code].numeric);
    return country && outlinePath(country, factor);
  });
}

const exact = africanCountries();
const coarse = lattice(exact, 1, marketOf);
await write('africa', 'The whole continent, for every page that shows it.', {
  africa: {
    width: size[0],
    height: size[1],
    land: dotPath(lattice(exact, 1, new Map()).get('rest')),
    dots: forEachMarket((code) => dotPath(coarse.get(code))),
    outlines: outlines(6, 1),
    capitals: forEachMarket((code) => at(places[code].capitalAt, 1)),
    facing: forEachMarket((code) => facing(code, codes)),
    leaders: forEachMarket(leader),
  },
});

/** The bounds of a region: its markets with a margin, in the same proportions for all regions. */
function frame(shown: readonly MarketCode[]): number[] {
  const features = exact.filter(({ id }) => shown.some((code) => places[code].numeric === id));
  const [[left, top], [right, bottom]] = drawing.bounds({ type: 'FeatureCollection', features });
  const width = Math.max((right - left) * 1.2, (bottom - top) * 1.2 * proportion);
  const height = width / proportion;
  // On a phone a name on the left of its capital takes a 36th of the width per letter.
  const edges = shown
    .filter((code) => places[code].nameOnTheLeft)
    .map((code) => project(places[code].capitalAt)[0] - (marketNames[code].length / 36) * width);
  const x = Math.min((left + right - width) / 2, ...edges);
  const corner = onPaper([x, (top + bottom - height) / 2], zoom);
  return [...corner, Math.round(width * zoom), Math.round(height * zoom)];
}

const regions = new Map<string, MarketCode[]>();
for (const { code, region } of markets) {
  regions.set(region, [...(regions.get(region) ?? []), code]);
}
const frames = Object.fromEntries(
  [...regions].map(([path, codesOfRegion]) => [path, frame(codesOfRegion)]),
);
const shown = Object.values(frames).map(([x = 0, y = 0, w = 0, h = 0]): Box => [
  [x, y],
  [x + w, y + h],
]);
const fine = lattice(exact, 2, marketOf);
const visible = (runs: readonly Point[][] = []) =>
  runs
    .map((run) => run.filter((dot) => shown.some((box) => within(box, onPaper(dot, zoom)))))
    .filter((run) => run.length > 0);
const arcs = Object.fromEntries(
  [...regions].map(([path, codesOfRegion]) => {
    const [from = 'ng'] = codesOfRegion;
    return [path, { at: at(places[from].capitalAt, zoom), facing: facing(from, codesOfRegion) }];
  }),
);
await write('regions', 'The regions at close range; not for the home page.', {
  regionsMap: {
    frames,
    arcs,
    rest: dotPath(visible(fine.get('rest')), zoom),
    dots: forEachMarket((code) => dotPath(fine.get(code), zoom)),
    outlines: outlines(0.6, zoom),
    capitals: forEachMarket((code) => at(places[code].capitalAt, zoom)),
  },
});
