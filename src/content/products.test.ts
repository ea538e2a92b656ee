import { expect, test } from 'vitest';
import type { Product } from './types';

const pages = import.meta.glob<Product>(
  ['./*/products/*.ts', '!./*/products/{index,*-drawings}.ts'],
  {
    eager: true,
    import: 'default',
  },
);

test.each(Object.entries(pages))('%s has steps of two lines at most on a phone', (_, { steps }) => {
  const longest = Math.max(...steps.map(({ title, text }) => `${title}. ${text}`.length));
  expect(longest).toBeLessThanOrEqual(69);
});

test('every product has a page in both languages', () => {
  expect(Object.keys(pages)).toHaveLength(22);
});
