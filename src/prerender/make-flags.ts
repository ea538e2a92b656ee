import { writeFileSync } from 'node:fs';
import * as drawings from 'country-flag-icons/string/3x2';
import { format, resolveConfig } from 'prettier';
import { countriesPresent } from '../content/countries-present';

/*
 * Copies the markets' flags out of country-flag-icons (MIT) as plain shapes. Run it after a change
 * of markets: npx tsx src/prerender/make-flags.ts
 */

const output = 'src/components/ui/flag-shapes.ts';

/** The package paints many flags with one shared palette; these are the states' own colours. */
const ownColours: Record<string, Record<string, string>> = {
  gh: { '#d80027': '#ce1126', '#ffda44': '#fcd116', '#496e2d': '#006b3f' },
  ke: { '#496e2d': '#006600', '#a2001d': '#bb0000' },
  td: { '#0052b4': '#002664', '#ffda44': '#fecb00', '#d80027': '#c60c30' },
  tz: { '#338af3': '#00a3dd', '#6da544': '#1eb53a', '#ffda44': '#fcd116' },
  cd: { '#338af3': '#007fff', '#ffda44': '#f7d618', '#d80027': '#ce1021' },
  ug: { '#232323': '#000', '#ffda44': '#fcdc04', '#d32300': '#d90000' },
};

/** Fill and outline of each shape, in drawing order; groups are resolved and circles made paths. */
function shapesOf(svg: string): [fill: string, d: string][] {
  const shapes: [string, string][] = [];
  let inherited = '';
  for (const [tag, name = ''] of svg.matchAll(/<\/?(\w+)[^>]*>/g)) {
    const value = (attribute: string) =>
      new RegExp(`\\b${attribute}="([^"]*)"`).exec(tag)?.[1] ?? '';
    if (name === 'g') inherited = value('fill');
    const fill = (value('fill') || inherited || '#000').toLowerCase();
    if (name === 'path') shapes.push([fill, value('d')]);
    if (name === 'circle') {
      const [x, y, r] = [value('cx'), value('cy'), value('r')].map(Number);
      if (x === undefined || y === undefined || !r) throw new Error(`no circle: ${tag}`);
      // A flag's circle may have a rim of another colour: a larger disc below it.
      const disc = (radius: number) =>
        `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;
      const rim = Number(value('stroke-width')) / 2;
      if (rim) shapes.push([value('stroke').toLowerCase(), disc(r + rim)]);
      shapes.push([fill, disc(r - rim)]);
    }
  }
  return shapes;
}

/** In whole units: the drawings are some 500 units wide and shown at 36 pixels at most. */
function rounded(d: string): string {
  return d
    .replaceAll(/[\s,]*(-?(?:\d+\.?\d*|\.\d+))/g, (_, number) => ` ${Math.round(Number(number))}`)
    .replaceAll(/ -0(?![\d.])/g, ' 0')
    .replaceAll(/(?<=[a-zA-Z]) | (?=-)/g, '');
}

const flags = Object.fromEntries(
  countriesPresent.countries.map(({ code }) => {
    const svg = (drawings as Record<string, string>)[code.toUpperCase()];
    if (!svg) throw new Error(`no flag of ${code}`);
    const shapes = shapesOf(svg).map(([fill, d]) => [ownColours[code]?.[fill] ?? fill, rounded(d)]);
    return [code, { box: /viewBox="([^"]*)"/.exec(svg)?.[1] ?? '', shapes }];
  }),
);

const source = `/* Made by src/prerender/make-flags.ts from country-flag-icons (MIT). */
import type { MarketCode } from '@/content/map/places';

interface FlagShapes {
  box: string;
  shapes: readonly (readonly [fill: string, d: string])[];
}

export const flagShapes: Record<MarketCode, FlagShapes> = ${JSON.stringify(flags)};
`;
writeFileSync(
  output,
  await format(source, { ...(await resolveConfig(output)), plugins: [], filepath: output }),
);
