import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createElement, type CSSProperties } from 'react';
import satori, { type SatoriNode } from 'satori';
import sharp from 'sharp';
import { lightGrounds } from '../../tailwind.config.ts';
import type { Locale } from '../content/facts/languages.ts';
import { markShapes } from '../content/facts/mark.ts';
import { digits, type DigitName } from '../content/facts/products.ts';
import { shareImagePath, shareLookOf, type ShareLook } from '../content/facts/share.ts';

interface SharedPage {
  locale: Locale;
  path: string;
  title: string;
}

const width = 1200;
const height = 630;
const margin = 72;
const titleWidth = 560;

/** Draws one picture per page for link previews, at `shareImagePath` of `outDir`. The same titles give the same files. */
export async function makeShareImages(pages: SharedPage[], company: string, outDir: string) {
  await Promise.all(
    pages.map(async ({ locale, path, title }) => {
      const file = join(outDir, shareImagePath(locale, path));
      await mkdir(dirname(file), { recursive: true });
      const look = shareLookOf(path);
      await sharp(Buffer.from(drawKeys(look, await drawTexts(title, company, look))))
        .png({ palette: true, colours: 64, dither: 0, effort: 1 })
        .toFile(file);
    }),
  );
}

const key = { width: 124, height: 108, radius: 18, edge: 6 };

const placeOf = (digit: DigitName) => {
  const index = digits.indexOf(digit);
  return { left: 724 + 140 * (index % 3), top: 75 + 124 * Math.floor(index / 3) };
};

function drawKeys({ ground, digit: lit }: ShareLook, texts: string): string {
  const colors = lightGrounds[ground];
  const keys = digits.map((digit) => {
    const { left, top } = placeOf(digit);
    const shape = (y: number, fill: string) =>
      `<rect x="${left}" y="${y}" width="${key.width}" height="${key.height}" rx="${key.radius}" fill="${fill}"/>`;
    return shape(top + key.edge, colors.deep) + shape(top, digit === lit ? colors.act : colors.key);
  });
  const mark = markShapes({ keys: `${colors.on}61`, lit: colors.act }, lit);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="${colors.g}"/>${keys.join('')}<g transform="translate(${margin} 517) scale(2.75)">${mark}</g>${texts}</svg>`;
}

/** The face of the site as satori reads it: docs/decisions/041 says how it is made. */
const face = readFileSync(new URL('archivo.woff', import.meta.url));
const fonts = [{ name: 'Archivo', weight: 700 as const, data: face }];

async function drawTexts(title: string, company: string, look: ShareLook): Promise<string> {
  const { on, act, onact } = lightGrounds[look.ground];
  const signs = digits.map((digit) => {
    const { left, top } = placeOf(digit);
    const color = digit === look.digit ? onact : act;
    const place = digit === '*' ? { left: left + 20, top: top + 12, fontSize: 88 } : {};
    const style = { ...styles.sign, left: left + 20, top: top + 18, ...place, color };
    return createElement('div', { key: digit, style }, digit);
  });
  let svg = '';
  let fits = false;
  for (const fontSize of [84, 72, 64, 56, 48]) {
    const texts = createElement(
      'div',
      { style: { ...styles.page, color: on } },
      createElement('div', { key: 'title', style: { ...styles.title, fontSize } }, title),
      createElement('div', { key: 'name', style: styles.name }, company),
      ...signs,
    );
    const onNodeDetected = (node: SatoriNode) => {
      const maxWidth = titleWidth + fontSize / 4;
      // at most four lines, each 1.08 times as high as the letters
      if (node.key === 'title') fits = node.width <= maxWidth && node.height < 4.5 * fontSize;
    };
    svg = await satori(texts, { width, height, fonts, onNodeDetected });
    if (fits) break;
  }
  return svg;
}

const styles = {
  page: {
    width: titleWidth,
    height: 470,
    paddingLeft: margin,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'flex-start',
  },
  title: { letterSpacing: '-0.02em', lineHeight: 1.08, textWrap: 'balance' },
  name: {
    position: 'absolute',
    left: margin + 60,
    top: 518,
    fontSize: 34,
    letterSpacing: '-0.02em',
  },
  sign: { position: 'absolute', fontSize: 52, lineHeight: 1 },
} satisfies Record<string, CSSProperties>;
