import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { locales } from './facts/languages';
import { productPaths } from './facts/paths';
import type { Product } from './types';

const pages = import.meta.glob<Product>(
  ['./*/products/*.ts', '!./*/products/{index,*-drawings}.ts'],
  { eager: true, import: 'default' },
);

test('every product has a page in both languages', () => {
  const expected = locales.flatMap((locale) => productPaths.map((path) => `./${locale}${path}.ts`));
  expect(Object.keys(pages).toSorted()).toEqual(expected.toSorted());
});

test.each(Object.entries(pages))('%s has steps of two lines at most on a phone', (_, { steps }) => {
  const longest = Math.max(...steps.map(({ title, text }) => `${title}. ${text}`.length));
  expect(longest).toBeLessThanOrEqual(69);
});

const webhooks = Object.entries(pages).flatMap(([page, { illustration, detail }]) =>
  [illustration, detail].flatMap((drawing) =>
    drawing?.kind === 'code'
      ? drawing.parts
          .filter(({ code }) => /signature/i.test(code))
          .map((part) => ({ page, ...part }))
      : [],
  ),
);

test('three products show a signed webhook, in both languages', () => {
  const products = webhooks.map(({ page }) => page.match(/(\w+)\.ts$/)?.[1]);
  expect(products.toSorted()).toEqual(['ai', 'ai', 'cpaas', 'cpaas', 'fintech', 'fintech']);
});

test.each(webhooks)('an integrator can verify the signature on $page', ({ label, code }) => {
  const [headers = '', body = ''] = code.split('\n\n');
  const secret = label.match(/secret [“«]\s?(\w+)/)?.[1] ?? '';
  const signature = createHmac('sha256', secret).update(body).digest('base64');
  expect(headers.split('\n')).toContain(`X-Signature: sha256=${signature}`);
  expect(JSON.parse(body)).toBeTypeOf('object');
});
