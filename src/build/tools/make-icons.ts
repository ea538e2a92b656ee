import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { light, lightGrounds } from '../../../tailwind.config';
import { markShapes } from '../mark';

// Run after a change of the mark: npx tsx src/build/tools/make-icons.ts

const { marigold } = light;

/** The keys stand out on light and dark tabs. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${markShapes({ keys: '#5d52c9', lit: marigold })}</svg>\n`;
writeFileSync('public/favicon.svg', favicon);

/** A third is left empty around the mark, as phones round off the corners. */
const touch = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180" viewBox="-4 -4 24 24"><path d="M-4-4h24v24H-4z" fill="${lightGrounds.indigo.g}"/>${markShapes({ keys: '#7b74ba', lit: marigold })}</svg>`;
await sharp(Buffer.from(touch)).png({ palette: true }).toFile('public/apple-touch-icon.png');
