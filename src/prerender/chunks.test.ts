import { expect, test } from 'vitest';
import { startOf, type Chunk } from './chunks';

const chunk = (fileName: string, more: Partial<Chunk> = {}): Chunk => ({
  fileName,
  name: fileName,
  code: '',
  isEntry: false,
  facadeModuleId: null,
  modules: {},
  imports: [],
  ...more,
});
const made = (fileName: string, file: string, imports: string[] = []) =>
  chunk(fileName, { facadeModuleId: `/project/src/${file}`, imports });

const chunks = [
  chunk('start.js', { isEntry: true }),
  chunk('grid.js', { imports: ['start.js'] }),
  made('home.js', 'pages/home-page.tsx', ['start.js']),
  made('about.js', 'pages/about-page.tsx', ['start.js', 'grid.js']),
  made('product.js', 'pages/product-page.tsx', ['start.js']),
  made('vas.js', 'content/products/vas.ts'),
  made('iot.js', 'content/products/iot.ts'),
  made('not-found.js', 'pages/not-found-page.tsx'),
];
const filesFor = (path: string) => startOf(chunks, path).map(({ fileName }) => fileName);

test('a page starts with the entry, its own code, and all that these import, each once', () => {
  expect(filesFor('/')).toEqual(['start.js', 'home.js']);
  expect(filesFor('/about')).toEqual(['start.js', 'about.js', 'grid.js']);
  expect(filesFor('/404')).toEqual(['start.js', 'not-found.js']);
});

test('a product starts with its own text', () => {
  expect(filesFor('/products/vas')).toEqual(['start.js', 'product.js', 'vas.js']);
});

test('a path that no page is made for breaks the build', () => {
  expect(() => filesFor('/blog')).toThrow('/blog is not made by pages/blog-page.tsx');
});
