import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchShift } from '../site.ts';
import { expect, test } from '../support.ts';

for (const path of ['/products/lottery', '/products/cpaas'] as const) {
  test(`${path} does not move while its illustration arrives over a slow line`, async ({
    page,
    request,
  }) => {
    // Code would only arrive later; without it, the page is as it is first painted.
    const html = (await (await request.get(path)).text()).replaceAll(
      /<script[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g,
      '',
    );
    const drawing = html.indexOf('<figure');
    const parts = [
      html.slice(0, drawing),
      html.slice(drawing, drawing + 400),
      html.slice(drawing + 400),
    ];
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      parts.forEach((part, index) => setTimeout(() => response.write(part), index * 500));
      setTimeout(() => response.end(), parts.length * 500);
    }).listen(0);
    const shift = await watchShift(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('figure').first()).toBeVisible();
    await page.waitForTimeout(300);
    expect(await shift()).toBeLessThan(0.01);
    server.close();
  });
}
