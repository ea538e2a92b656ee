import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPlain } from '../../bench/peers/plain.ts';
import { buildSpa } from '../../bench/peers/spa.ts';
import { serveSite } from '../../bench/site-server.ts';
import { expect, test } from '../support.ts';

const peers = {
  'a page without any script': (folder: string) => buildPlain('dist', folder),
  'an ordinary application': (folder: string) => buildSpa('dist', folder),
};

for (const [name, build] of Object.entries(peers)) {
  const title = `what the bench compares with can be built and read: ${name}`;
  test(title, { tag: '@thorough' }, async ({ page, complaints }) => {
    test.setTimeout(180_000); // a build of its own
    const folder = mkdtempSync(join(tmpdir(), 'deccan-reach-peer-'));
    await build(folder);
    const { url, close } = await serveSite(folder);
    await page.goto(`${url}/careers`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    close();
    // They come without a policy of their own.
    complaints.length = 0;
    rmSync(folder, { recursive: true });
  });
}
