import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { brandMark } from '@/content/facts/brand-mark';

// Run after a change of the mark: npx tsx src/build/tools/make-icons.ts

const { size, point, arcs, stroke } = brandMark;
const mark = (dot: string, line: string) =>
  `<circle cx="${point.x}" cy="${point.y}" r="${point.r}" fill="${dot}"/><path d="${arcs}" fill="none" stroke="${line}" stroke-width="${stroke}"/>`;

/** Short, because every page contains it. The colours stand out on light and dark tabs. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${mark('#e39b00', '#6f6cd9')}</svg>\n`;
writeFileSync('public/favicon.svg', favicon);

/** A third is left empty around the mark, as phones round off the corners. */
const touch = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180" viewBox="-8 -8 48 48"><rect x="-8" y="-8" width="48" height="48" fill="#0b1020"/><g transform="translate(1.2)">${mark('#ffc247', '#a9adff')}</g></svg>`;
await sharp(Buffer.from(touch)).png({ palette: true }).toFile('public/apple-touch-icon.png');
