import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shareImagePath } from '@/content/en/share';
import { makeShareImages } from './share-images';
import { fit, typeface } from './share-text';

const face = typeface(700, 0);
const sizes = [80, 60];

test('a title takes the largest size at which it fits, in lines of like length', () => {
  const box = { width: 690, lines: 2 };
  expect(fit(face, 'About us', sizes, box)).toEqual({ size: 80, lines: ['About us'] });
  const { size, lines } = fit(face, 'Operator partners in eight African countries', sizes, box);
  expect(size).toBe(60);
  expect(lines).toEqual(['Operator partners in', 'eight African countries']);
});

test('a word longer than the line keeps the smallest size', () => {
  const text = 'Telecommunicationsregulations';
  expect(fit(face, text, sizes, { width: 200, lines: 1 })).toEqual({ size: 60, lines: [text] });
});

test('each page gets its own picture, small and the same every time', async () => {
  const out = await mkdtemp(join(tmpdir(), 'share-'));
  const pages = [
    { path: '/', title: 'Value-added services for African operators' },
    { path: '/regions/west-africa', title: 'West Africa', eyebrow: 'Regions' },
  ];
  try {
    await makeShareImages(pages, out);
    const read = () => Promise.all(pages.map((p) => readFile(join(out, shareImagePath(p.path)))));
    const first = await read();
    await makeShareImages(pages, out);
    expect(await read()).toEqual(first);
    expect(first[0]).not.toEqual(first[1]);
    for (const picture of first) {
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
      expect(picture.length).toBeLessThan(100_000);
    }
    expect((await stat(join(out, 'share/regions-west-africa.png'))).isFile()).toBe(true);
  } finally {
    await rm(out, { recursive: true });
  }
});
