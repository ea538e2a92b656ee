import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site } from '@/content/facts/site';
import { shareLook } from '@/content/facts/share';
import { drawTexts } from './share-images';

async function linesOf(title: string) {
  const drawn = sharp(Buffer.from(await drawTexts(title, site.name, shareLook('/'))));
  const { data, info } = await drawn
    .extract({ left: 0, top: 0, width: 700, height: 500 })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lines: { height: number; width: number }[] = [];
  let open = false;
  for (let y = 0; y < info.height; y++) {
    const row = data.subarray(y * info.width, (y + 1) * info.width);
    const right = row.findLastIndex((alpha) => alpha > 127);
    if (right >= 0 && !open) lines.push({ height: 0, width: 0 });
    open = right >= 0;
    const line = lines.at(-1);
    if (!line || !open) continue;
    line.height++;
    line.width = Math.max(line.width, right - 72);
  }
  return lines;
}

test('a title takes the largest size that fits, in lines of similar length', async () => {
  const [short, ...none] = await linesOf('About us');
  expect(none).toEqual([]);
  expect(short?.height).toBeGreaterThan(56);

  const [first, second] = await linesOf('All products and services');
  expect(second?.width).toBeGreaterThan(first?.width ?? 560);

  const long = await linesOf(
    'Value added services for mobile network operators in sixteen African markets',
  );
  expect(long).toHaveLength(4);
  for (const { width, height } of long) {
    expect(width).toBeLessThanOrEqual(560);
    expect(height).toBeLessThan(64);
  }
});
