import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dark, darkGrounds, light, lightGrounds } from '../../../tailwind.config.ts';

type ColorPair = [name: string, front: string, back: string, leastContrast: number];

/** What WCAG 2.2 asks of text (1.4.3), and of large text and the edges of controls (1.4.3, 1.4.11). */
const forText = 4.5;
const forLargeTextAndEdges = 3;

const onPaper = (colors: typeof light): ColorPair[] =>
  (['paper', 'sand'] as const).flatMap((ground): ColorPair[] => [
    ...(['ink', 'quiet', 'link', 'good', 'warning', 'bad'] as const).map((name): ColorPair => [
      `${name} on ${ground}`,
      colors[name],
      colors[ground],
      forText,
    ]),
    [`the edge of a field on ${ground}`, colors.edge, colors[ground], forLargeTextAndEdges],
  ]);

const onGrounds = (grounds: typeof lightGrounds): ColorPair[] =>
  Object.entries(grounds).flatMap(([ground, { g, key, on, onq, act, onact }]): ColorPair[] => [
    [`text on ${ground}`, on, g, forText],
    [`quiet text on ${ground}`, onq, g, forText],
    [`what is marked in a headline on ${ground}`, act, g, forText],
    [`a button on ${ground}`, onact, act, forText],
    [`the label of a key on ${ground}`, on, key, forText],
    [`quiet text on a key on ${ground}`, onq, key, forText],
    // Set bold at 22 px or more.
    [`the digit of a key on ${ground}`, act, key, forLargeTextAndEdges],
  ]);

const nightRule = /\.night \{([^}]*)\}/.exec(readFileSync('src/styles/ground.css', 'utf8'))?.[1];
const setAtNight = (name: string) =>
  new RegExp(`--${name}: (#\\w{6});`).exec(nightRule ?? '')?.[1] ?? '';

const onOthers = (colors: typeof light): ColorPair[] => [
  ['a button on paper', colors['on-action'], colors.action, forText],
  ['text at night', setAtNight('ink'), colors.night, forText],
  ['quiet text at night', setAtNight('quiet'), colors.night, forText],
  ['a link at night', colors.marigold, colors.night, forText],
];

describe.each([
  ['light', light, lightGrounds],
  ['dark', dark, darkGrounds],
])('in the %s scheme', (_, colors, grounds) => {
  const pairs = [...onPaper(colors), ...onGrounds(grounds), ...onOthers(colors)];
  test.each(pairs)('%s can be read', (_name, front, back, leastContrast) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(leastContrast);
  });
});

/** The contrast ratio of WCAG 2. */
function contrast(front: string, back: string): number {
  const [darker = 0, lighter = 0] = [luminance(front), luminance(back)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
