import { expect, test } from 'vitest';
import { browserOf } from './browser';

const mozilla = 'Mozilla/5.0 (Linux; Android 6.0; Nokia 2.3 Build/RP1A.200720.011)';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${mozilla} ${webkit} Chrome/106.0.5249.126 Mobile Safari/537.36`, 'Chrome 106'],
  [`${mozilla} ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.3537.71`, 'Edge 141'],
  [`${mozilla} ${webkit} Chrome/128.0 Mobile Safari/537.36 OPR/83.0.1`, 'Opera 83'],
  [
    `${mozilla} ${webkit} SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`,
    'Samsung Internet 29',
  ],
  [
    `${mozilla} ${webkit} Version/4.0 Chrome/57.0 UCBrowser/13.4.0 Mobile Safari/537.36`,
    'UC Browser 13',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox 145'],
  [
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML) FxiOS/130.0 Mobile/15E148 Safari/605.1.15',
    'Firefox 130',
  ],
  [
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML) CriOS/130.0 Mobile/15E148 Safari/604.1',
    'Chrome 130',
  ],
  [
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML) Version/15.4 Safari/605.1.15',
    'Safari 15',
  ],
  ['HeadlessChrome/142.0', 'Chrome 142'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML) Mobile/15E148', 'other'],
  ['Chrome/99999999', 'Chrome 9999'],
  ['ada@example.com', 'other'],
  ['', 'other'],
])('%j is %s', (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser);
});
