import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { brandMark } from '../content/facts/brand-mark.ts';
import { africa } from '../content/facts/map/africa.ts';
import { shareImagePath } from '../content/en/share.ts';
import { site } from '../content/facts/site.ts';
import { fit, textPath, typeface } from './share-text.ts';

export interface SharedPage {
  path: string;
  title: string;
  /** The part of the site the page belongs to. */
  eyebrow?: string | undefined;
}

const width = 1200;
const height = 630;
const left = 72;
const titleWidth = 690;
/** The dark scheme of tailwind.config.ts. */
const colour = {
  page: '#0b1020',
  dot: '#333b59',
  text: '#e8eaf4',
  quiet: '#a3abc6',
  brand: '#a9adff',
  accent: '#ffc247',
};

/**
 * Writes one picture a page into `share/`, for those who preview links: the page's title beside
 * the map. The same titles give the same files.
 */
export async function makeShareImages(pages: readonly SharedPage[], outDir: string): Promise<void> {
  const backdrop = await sharp(svg(map() + brand()))
    .png()
    .toBuffer();
  const bold = typeface(700, -0.028);
  const semibold = typeface(600, 0.08);
  await mkdir(join(outDir, dirname(shareImagePath('/'))), { recursive: true });
  await Promise.all(
    pages.map(async ({ path, title, eyebrow }) => {
      const { size, lines } = fit(bold, title, [80, 72, 64, 56], { width: titleWidth, lines: 4 });
      const leading = size * 1.08;
      const last = height - 72;
      const first = last - (lines.length - 1) * leading;
      const text = [
        ...lines.map((line, i) =>
          textPath(bold, line, { x: left, y: first + i * leading, size, fill: colour.text }),
        ),
        eyebrow &&
          textPath(semibold, eyebrow.toUpperCase(), {
            x: left,
            y: first - size * 0.72 - 32,
            size: 24,
            fill: colour.accent,
          }),
      ];
      await sharp(backdrop)
        .composite([{ input: svg(text.filter(Boolean).join('')) }])
        .png({ palette: true, colours: 64, dither: 0, effort: 1 })
        .toFile(join(outDir, shareImagePath(path)));
    }),
  );
}

function svg(content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  );
}

/** Africa running off the right edge, its unlit dots fading out below the title. */
function map(): string {
  const scale = 1.25;
  const [x, y] = africa.capitals.cd;
  const arcs = [1, 2, 3, 4, 5, 6, 7].map(
    (i) => `<path d="${halfCircle(x, y, 44 * i)}" opacity="${1 - i * 0.11}"/>`,
  );
  const lit = Object.values(africa.dots).map((d) => `<path d="${d}"/>`);
  return `<rect width="${width}" height="${height}" fill="${colour.page}"/>
    <g transform="translate(450 -130) scale(${scale})" fill="none">
      <g stroke-linecap="round" stroke-dasharray="0 8" stroke="${colour.dot}" stroke-width="4"><path d="${africa.land}"/></g>
      <g stroke="${colour.brand}" stroke-width="1.4">${arcs.join('')}</g>
    </g>
    <linearGradient id="veil"><stop offset="0" stop-color="${colour.page}"/><stop offset="1" stop-color="${colour.page}" stop-opacity="0"/></linearGradient>
    <rect x="430" width="410" height="${height}" fill="url(#veil)"/>
    <g transform="translate(450 -130) scale(${scale})" fill="none" stroke-linecap="round" stroke-dasharray="0 8" stroke="${colour.accent}" stroke-width="5.2">${lit.join('')}</g>`;
}

/** Half a circle, turned to where the other markets lie. */
function halfCircle(x: number, y: number, r: number): string {
  const turn = (africa.facing.cd * Math.PI) / 180;
  const [dx, dy] = [r * Math.cos(turn), r * Math.sin(turn)];
  const to = (px: number, py: number) => `A${r} ${r} 0 0 1 ${px.toFixed(2)} ${py.toFixed(2)}`;
  return `M${(x - dx).toFixed(2)} ${(y - dy).toFixed(2)}${to(x + dy, y - dx)}${to(x + dx, y + dy)}`;
}

function brand(): string {
  const { point, arcs, stroke } = brandMark;
  const name = textPath(typeface(700, -0.02), site.name, {
    x: left + 54,
    y: 99,
    size: 34,
    fill: colour.text,
  });
  return `<g transform="translate(${left - 11} 57) scale(1.9)"><circle cx="${point.x}" cy="${point.y}" r="${point.r}" fill="${colour.accent}"/><path d="${arcs}" fill="none" stroke="${colour.brand}" stroke-width="${stroke}"/></g>${name}`;
}
