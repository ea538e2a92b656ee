import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';

/** Text set in Inter as outlines: the picture is the same on machines without fonts. */
export interface Typeface {
  font: Font;
  /** Space added between letters, in parts of the size. */
  tracking: number;
}

const require = createRequire(import.meta.url);
const files = {
  600: require.resolve('@fontsource/inter/files/inter-latin-600-normal.woff'),
  700: require.resolve('@fontsource/inter/files/inter-latin-700-normal.woff'),
};

/** @throws when the package's file holds a collection instead of one font. */
export function typeface(weight: keyof typeof files, tracking: number): Typeface {
  const font = openSync(files[weight]);
  if (!('layout' in font)) throw new Error(`${files[weight]} is not a single font`);
  return { font, tracking };
}

function widthOf({ font, tracking }: Typeface, text: string, size: number): number {
  const { advanceWidth, glyphs } = font.layout(text);
  return size * (advanceWidth / font.unitsPerEm + tracking * glyphs.length);
}

/** Lines of at most the given width, broken between words. */
function wrap(face: Typeface, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(face, longer, size) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * The largest of the sizes at which the text fits, broken so that its lines are about as long as
 * each other; the smallest size if none fits.
 */
export function fit(face: Typeface, text: string, sizes: readonly number[], box: Box) {
  const fits = (size: number) => {
    const lines = wrap(face, text, size, box.width);
    return lines.length <= box.lines && lines.every((l) => widthOf(face, l, size) <= box.width);
  };
  const size = sizes.find(fits) ?? Math.min(...sizes);
  const count = wrap(face, text, size, box.width).length;
  let width = box.width;
  while (width > 0 && wrap(face, text, size, width - 4).length === count) width -= 4;
  return { size, lines: wrap(face, text, size, width) };
}

interface Box {
  width: number;
  lines: number;
}

/** One line of text, its baseline at the given place. */
export function textPath(
  { font, tracking }: Typeface,
  text: string,
  style: { x: number; y: number; size: number; fill: string },
): string {
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const outlines = glyphs.map((glyph, i) => {
    const at = pen;
    pen += (positions[i]?.xAdvance ?? 0) + tracking * font.unitsPerEm;
    return `<path transform="translate(${at.toFixed(1)} 0)" d="${glyph.path.toSVG()}"/>`;
  });
  const scale = style.size / font.unitsPerEm;
  return `<g fill="${style.fill}" transform="translate(${style.x} ${style.y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}
