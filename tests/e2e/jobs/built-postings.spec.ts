// The pages of postings that were published when the site was built.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSite } from '../../../src/build/host/static-host.ts';
import { positions } from '../../../src/content/en/positions.ts';
import { posting as words } from '../../../src/content/en/posting.ts';
import { site } from '../../../src/content/facts/site.ts';
import { preview } from '../../support/preview-server.ts';
import { openPage } from '../site.ts';
import { expect, test } from '../support.ts';

const idOf = (number: number) => `5eed0000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [vasEngineer, draft] = [idOf(1), idOf(10)];

/** The build takes as long as ten other stories; src/features/careers renders the same pages. */
const nightly = { tag: '@nightly' };

// All tests share one build.
test.describe.configure({ mode: 'default' });

const own = mkdtempSync(join(tmpdir(), 'deccan-reach-built-'));
const folder = join(own, 'dist');
let server: Server;
let url: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  let serve: ReturnType<typeof openSite> | undefined;
  // This build's files with the shared backend.
  server = createServer((request, response) => {
    if (!request.url?.startsWith('/rest/')) return serve?.(request, response);
    const { method, headers } = request;
    const passed = ask(preview.url + request.url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const building = spawn(
    'npx',
    ['vite', 'build', '--mode', 'embedded', '--logLevel', 'error', '--outDir', folder],
    { stdio: 'inherit', env: { ...process.env, PRERENDER_BACKEND_URL: url } },
  );
  expect(await once(building, 'exit'), 'the build').toEqual([0, null]);
  serve = openSite(folder);
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(own, { recursive: true, force: true });
});

const posting = () => `${url}/careers/${vasEngineer}`;

test(
  'a visitor without scripts can read the whole posting',
  nightly,
  async ({ browser, request }) => {
    const html = await (await request.get(posting())).text();
    for (const part of [
      `<title>Senior VAS Engineer | ${site.name}</title>`,
      'property="og:title" content="Senior VAS Engineer"',
      `rel="canonical" href="http://localhost:4173/careers/${vasEngineer}"`,
      '"@type":"JobPosting"',
      'Travel to operator sites twice a year</li>',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain(words.loading);
    const sitemap = await (await request.get(`${url}/sitemap.xml`)).text();
    expect(sitemap).toContain(`/careers/${vasEngineer}</loc>`);
    expect(sitemap, 'no draft').not.toContain(draft);
    expect((await request.get(`${url}/careers/${draft}`)).status()).toBe(404);

    const still = await openPage(browser, posting(), { width: 360, javaScriptEnabled: false });
    await expect(still.getByText('stay with them in production')).toBeVisible();
    await expect(still.getByText(words.asBuilt, { exact: true })).toBeVisible();
    await expect(still.getByRole('link', { name: 'Apply Now' }).first()).toBeVisible();
    await still.context().close();
  },
);

test('a visitor without scripts can read the whole list', nightly, async ({ browser, request }) => {
  const sitemap = await (await request.get(`${url}/sitemap.xml`)).text();
  const open = sitemap.match(/\d\/careers\/[-\w]+<\/loc>/g) ?? [];
  expect(open.length, 'the seed has nine; other tests add more').toBeGreaterThanOrEqual(9);
  const page = await openPage(browser, `${url}/careers`, { width: 360, javaScriptEnabled: false });
  const list = page.getByRole('region', { name: positions.results(1, 1) }).last();
  await expect(list.getByRole('heading', { level: 3 })).toHaveCount(open.length);
  await expect(list.getByRole('link', { name: 'Senior VAS Engineer', exact: true })).toBeVisible();
  await expect(page.getByText(positions.asBuilt, { exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByText(positions.loading)).toHaveCount(0);
  await page.context().close();
});
