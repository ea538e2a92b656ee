import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { brandMark } from '../content/brand-mark';
import { site } from '../content/site';

/*
 * Writes the icons and the manifest into public/. Run it after a change of the mark or the name:
 * npx tsx src/prerender/make-icons.ts
 */

const { size, point, arcs, stroke } = brandMark;
const drawing = `<circle class="p" cx="${point.x}" cy="${point.y}" r="${point.r}"/><path class="a" d="${arcs}" fill="none" stroke-width="${stroke}"/>`;
const page = '#0b1020';

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><style>.p{fill:#e39b00}.a{stroke:#312e9e}@media (prefers-color-scheme:dark){.p{fill:#ffc247}.a{stroke:#a9adff}}</style>${drawing}</svg>\n`;
writeFileSync('public/favicon.svg', favicon);

/** A third of the square stays empty around the mark: phones round the corners off. */
const touch = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180" viewBox="-8 -8 48 48"><style>.p{fill:#ffc247}.a{stroke:#a9adff}</style><rect x="-8" y="-8" width="48" height="48" fill="${page}"/><g transform="translate(1.2)">${drawing}</g></svg>`;
await sharp(Buffer.from(touch)).png({ palette: true }).toFile('public/apple-touch-icon.png');

const manifest = {
  name: site.name,
  short_name: site.name,
  description: site.tagline,
  lang: site.locale,
  start_url: '/',
  display: 'browser',
  background_color: page,
  theme_color: page,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
  ],
};
writeFileSync('public/site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`);
