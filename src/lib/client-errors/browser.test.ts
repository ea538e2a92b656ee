import { expect, test } from 'vitest';
import { browserOf } from './browser';

const webkit = 'Mozilla/5.0 (Linux; Android 6.0) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${webkit} Chrome/106.0.5249.126 Mobile Safari/537.36`, 'Chrome 106'],
  [`${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.3537.71`, 'Edge 141'],
  [`${webkit} SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`, 'Samsung Internet 29'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox 145'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/15.4 Safari/605.1.15', 'Safari 15'],
  ['ada@example.com', 'other'],
])('%j is %s', (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser);
});
