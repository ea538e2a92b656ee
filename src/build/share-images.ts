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

export interface SharedPage {
  locale: Locale;
  path: string;
  title: string;
}

const width = 1200; // in pixels, as all lengths here
const height = 630;
const margin = 72;
const titleWidth = 560;

/** Draws one picture per page for link previews, at `shareImagePath` of `outDir`. The same titles give the same files. */
export async function makeShareImages(pages: SharedPage[], companyName: string, outDir: string) {
  await Promise.all(
    pages.map(async ({ locale, path, title }) => {
      const file = join(outDir, shareImagePath(locale, path));
      await mkdir(dirname(file), { recursive: true });
      const look = shareLookOf(path);
      await sharp(Buffer.from(drawPicture(look, await drawTexts(title, companyName, look))))
        .png({ palette: true, colours: 64, dither: 0, effort: 1 })
        .toFile(file);
    }),
  );
}

const key = { width: 124, height: 108, gap: 16, radius: 18, edge: 6 };

function keyPlace(digit: DigitName) {
  const [row, column] = [Math.floor(digits.indexOf(digit) / 3), digits.indexOf(digit) % 3];
  return { left: 724 + column * (key.width + key.gap), top: 75 + row * (key.height + key.gap) };
}

/** Draws the keys of a telephone, one of them lit, and the mark. @param texts the SVG that lies above them */
function drawPicture({ ground, digit: litDigit }: ShareLook, texts: string): string {
  const colors = lightGrounds[ground];
  const keys = digits.map((digit) => {
    const { left, top } = keyPlace(digit);
    const drawSurface = (y: number, fill: string) =>
      `<rect x="${left}" y="${y}" width="${key.width}" height="${key.height}" rx="${key.radius}" fill="${fill}"/>`;
    const fill = digit === litDigit ? colors.act : colors.key;
    return drawSurface(top + key.edge, colors.deep) + drawSurface(top, fill);
  });
  const mark = markShapes({ keys: `${colors.on}61`, lit: colors.act }, litDigit);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="${colors.g}"/>${keys.join('')}<g transform="translate(${margin} 517) scale(2.75)">${mark}</g>${texts}</svg>`;
}

/** The face of the site as satori reads it: docs/decisions/041 says how it is made. */
const face = readFileSync(new URL('archivo.woff', import.meta.url));
const fonts = [{ name: 'Archivo', weight: 700 as const, data: face }];

/** Draws the title as large as it fits, the company's name and the signs of the keys. @returns an SVG */
async function drawTexts(title: string, companyName: string, look: ShareLook): Promise<string> {
  const { on, act, onact } = lightGrounds[look.ground];
  const signs = digits.map((digit) => {
    const { left, top } = keyPlace(digit);
    // the face's asterisk is small and stands high
    const place = digit === '*' ? { top: top + 12, fontSize: 88 } : { top: top + 18, fontSize: 52 };
    const color = digit === look.digit ? onact : act;
    const style = { ...styles.sign, ...place, left: left + 20, color };
    return createElement('div', { key: digit, style }, digit);
  });
  let svg = '';
  let fits = false;
  for (const fontSize of [84, 72, 64, 56, 48]) {
    const texts = createElement(
      'div',
      { style: { ...styles.page, color: on } },
      createElement('div', { key: 'title', style: { ...styles.title, fontSize } }, title),
      createElement('div', { key: 'name', style: styles.name }, companyName),
      ...signs,
    );
    const onNodeDetected = (node: SatoriNode) => {
      const maxWidth = titleWidth + fontSize / 4; // with a part of the gap before the keys
      const maxHeight = 4.5 * fontSize; // four lines, each 1.08 times as high as the letters
      if (node.key === 'title') fits = node.width <= maxWidth && node.height < maxHeight;
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
  sign: { position: 'absolute', lineHeight: 1 },
} satisfies Record<string, CSSProperties>;
