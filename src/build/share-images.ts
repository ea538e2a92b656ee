import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createElement, type CSSProperties } from 'react';
import satori, { type SatoriNode } from 'satori';
import sharp from 'sharp';
import { dark as colour } from '../../tailwind.config.ts';
import { brandMark } from '../content/facts/brand-mark.ts';
import { africa } from '../content/facts/map/africa.ts';
import type { Locale } from '../content/facts/languages.ts';
import { shareImagePath } from '../content/facts/share.ts';
import { site } from '../content/facts/site.ts';

export interface SharedPage {
  locale: Locale;
  path: string;
  title: string;
  eyebrow?: string | undefined;
}

const width = 1200;
const height = 630;
const left = 72;
const titleWidth = 690;

/** Draws one picture per page into `share/` for link previews. The same titles give the same files. */
export async function makeShareImages(pages: readonly SharedPage[], outDir: string): Promise<void> {
  const backdrop = await sharp(Buffer.from(map())).png().toBuffer();
  await Promise.all(
    pages.map(async (page) => {
      const file = join(outDir, shareImagePath(page.locale, page.path));
      await mkdir(dirname(file), { recursive: true });
      await sharp(backdrop)
        .composite([{ input: Buffer.from(await drawTexts(page)) }])
        .png({ palette: true, colours: 64, dither: 0, effort: 1 })
        .toFile(file);
    }),
  );
}

function map(): string {
  const place = 'transform="translate(450 -130) scale(1.25)" fill="none"';
  const [x, y] = africa.capitals.cd;
  const arcs = [1, 2, 3, 4, 5, 6, 7].map((i) => {
    const r = 44 * i;
    return `<path d="M${-r} 0A${r} ${r} 0 0 1 ${r} 0" opacity="${1 - i * 0.11}"/>`;
  });
  const lit = Object.values(africa.dots).map((d) => `<path d="${d}"/>`);
  const { point, arcs: waves, stroke } = brandMark;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${colour.paper}"/>
    <g ${place}>
      <g stroke-linecap="round" stroke-dasharray="0 8" stroke="#333b59" stroke-width="4"><path d="${africa.land}"/></g>
      <g transform="translate(${x} ${y}) rotate(${africa.facing.cd})" stroke="${colour.link}" stroke-width="1.4">${arcs.join('')}</g>
    </g>
    <linearGradient id="veil"><stop offset="0" stop-color="${colour.paper}"/><stop offset="1" stop-color="${colour.paper}" stop-opacity="0"/></linearGradient>
    <rect x="430" width="410" height="${height}" fill="url(#veil)"/>
    <g ${place} stroke-linecap="round" stroke-dasharray="0 8" stroke="${colour.marigold}" stroke-width="5.2">${lit.join('')}</g>
    <g transform="translate(${left - 11} 57) scale(1.9)"><circle cx="${point.x}" cy="${point.y}" r="${point.r}" fill="${colour.marigold}"/><path d="${waves}" fill="none" stroke="${colour.link}" stroke-width="${stroke}"/></g>
  </svg>`;
}

const require = createRequire(import.meta.url);
const inter = (weight: 600 | 700, file: string) => ({
  name: 'Inter',
  weight,
  data: readFileSync(file),
});
const fonts = [
  inter(600, require.resolve('@fontsource/inter/files/inter-latin-600-normal.woff')),
  inter(700, require.resolve('@fontsource/inter/files/inter-latin-700-normal.woff')),
];

/** Draws texts as SVG outlines, with the title in the largest size that fits four lines. */
export async function drawTexts({
  title,
  eyebrow,
}: Pick<SharedPage, 'title' | 'eyebrow'>): Promise<string> {
  let svg = '';
  let fits = false;
  for (const fontSize of [80, 72, 64, 56]) {
    const texts = createElement(
      'div',
      { style: styles.page },
      createElement('div', { style: styles.brand }, site.name),
      createElement('div', { style: styles.eyebrow }, eyebrow),
      createElement('div', { key: 'title', style: { ...styles.title, fontSize } }, title),
    );
    const onNodeDetected = (node: SatoriNode) => {
      const room = titleWidth + fontSize / 4;
      if (node.key === 'title') fits = node.width <= room && node.height < 5 * fontSize;
    };
    svg = await satori(texts, { width, height, fonts, onNodeDetected });
    if (fits) break;
  }
  return svg;
}

const styles = {
  page: {
    width: titleWidth,
    height: height - 72,
    paddingLeft: left,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
    color: colour.ink,
    fontWeight: 700,
  },
  brand: { position: 'absolute', left: left + 54, top: 66, fontSize: 34, letterSpacing: '-0.02em' },
  eyebrow: {
    marginBottom: 27,
    color: colour.marigold,
    fontSize: 24,
    fontWeight: 600,
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
  },
  title: {
    margin: '-0.176em 0',
    letterSpacing: '-0.028em',
    lineHeight: 1.08,
    textWrap: 'balance',
  },
} satisfies Record<string, CSSProperties>;
