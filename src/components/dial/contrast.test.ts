import { expect, test } from 'vitest';
import { dark, darkGrounds, light, lightGrounds } from '../../../tailwind.config.ts';

type Pair = [what: string, front: string, back: string, minimum: number];

const onPaper = (colors: typeof light): Pair[] =>
  (['paper', 'sand'] as const).flatMap((ground): Pair[] => [
    ...(['ink', 'quiet', 'link', 'good', 'warning', 'bad'] as const).map((name): Pair => [
      `${name} on ${ground}`,
      colors[name],
      colors[ground],
      4.5,
    ]),
    [`the edge of a field on ${ground}`, colors.edge, colors[ground], 3],
  ]);

const onGrounds = (grounds: typeof lightGrounds): Pair[] =>
  Object.entries(grounds).flatMap(([ground, { g, key, on, onq, act, onact }]): Pair[] => [
    [`text on ${ground}`, on, g, 4.5],
    [`quiet text on ${ground}`, onq, g, 4.5],
    [`what is marked in a headline on ${ground}`, act, g, 4.5],
    [`a button on ${ground}`, onact, act, 4.5],
    [`the label of a key on ${ground}`, on, key, 4.5],
    [`quiet text on a key on ${ground}`, onq, key, 4.5],
    // Set bold at 22 px or more.
    [`the digit of a key on ${ground}`, act, key, 3],
  ]);

const schemes: [scheme: string, pairs: Pair[]][] = [
  ['light', [...onPaper(light), ...onGrounds(lightGrounds)]],
  ['dark', [...onPaper(dark), ...onGrounds(darkGrounds)]],
];

test.each(
  schemes.flatMap(([scheme, pairs]) =>
    pairs.map(([what, ...rest]): Pair => [`${what}, ${scheme}`, ...rest]),
  ),
)('%s can be read', (_, front, back, minimum) => {
  expect(contrast(front, back)).toBeGreaterThanOrEqual(minimum);
});

test.each([
  ['light', light],
  ['dark', dark],
])('a button on paper and the night of the footer can be read, %s', (_, colors) => {
  expect(contrast(colors['on-action'], colors.action)).toBeGreaterThanOrEqual(4.5);
  // What `.night` in ground.css sets on it.
  for (const front of ['#efecff', '#b5aed0', colors.marigold]) {
    expect(contrast(front, colors.night)).toBeGreaterThanOrEqual(4.5);
  }
});

/** The contrast ratio of WCAG 2. */
function contrast(front: string, back: string): number {
  const [darker = 0, lighter = 0] = [luminance(front), luminance(back)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
