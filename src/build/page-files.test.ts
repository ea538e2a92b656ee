import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { pageFiles } from './page-files';

const chunk = (name: string, source?: string, imports: string[] = []) =>
  ({
    type: 'chunk',
    fileName: `assets/${name}.js`,
    isEntry: name === 'index',
    moduleIds: source ? [`/project/src/${source}`] : [],
    imports: imports.map((file) => `assets/${file}.js`),
  }) as Rolldown.OutputChunk;

const chunks = [
  chunk('index'),
  chunk('shared', undefined, ['index']),
  chunk('home', 'pages/home-page.tsx', ['index', 'shared']),
  chunk('home-texts', 'content/en/home.ts', ['index']),
  chunk('product', 'pages/product-page.tsx', ['shared']),
  chunk('product-texts', 'content/en/product-page.ts', ['index']),
  chunk('vas', 'content/en/products/vas.ts', ['index']),
];

test('a page needs its own code and what that imports, and its texts; the entry is asked for by itself', () => {
  expect(pageFiles(chunks, '/')).toEqual([
    '/assets/home.js',
    '/assets/shared.js',
    '/assets/home-texts.js',
  ]);
});

test('one of many pages of a kind also needs its content', () => {
  expect(pageFiles(chunks, '/products/vas')).toEqual([
    '/assets/product.js',
    '/assets/shared.js',
    '/assets/product-texts.js',
    '/assets/vas.js',
  ]);
});

test('a path that no page shows stops the build', () => {
  expect(() => pageFiles(chunks, '/about')).toThrow('/about is not shown by pages/about-page.tsx');
});
