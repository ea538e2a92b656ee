import { expect, test } from 'vitest';
import { partsOf, startOf, type Chunk } from './chunks';

const chunk = (fileName: string, more: Partial<Chunk> = {}): Chunk => ({
  fileName,
  name: fileName,
  code: '',
  isEntry: false,
  facadeModuleId: null,
  modules: {},
  imports: [],
  dynamicImports: [],
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
  made('vas.js', 'content/en/products/vas.ts'),
  made('iot.js', 'content/en/products/iot.ts'),
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

test('the parts of a page are what it asks for itself, with all that they import', () => {
  const all = [
    ...chunks,
    chunk('quote.js', {
      facadeModuleId: '/project/src/pages/quote-page.tsx',
      imports: ['start.js', 'grid.js'],
      dynamicImports: ['form.js'],
    }),
    chunk('form.js', {
      imports: ['start.js', 'grid.js', 'rules.js'],
      dynamicImports: ['toast.js'],
    }),
    chunk('rules.js'),
    chunk('toast.js'),
  ];
  const files = (path: string) => partsOf(all, path).map(({ fileName }) => fileName);
  expect(files('/quote')).toEqual(['form.js', 'rules.js']);
  expect(files('/about')).toEqual([]);
});

test('what the home page asks for at its visitor’s first sign is not its own part', () => {
  const home = chunk('home.js', {
    facadeModuleId: '/project/src/pages/home-page.tsx',
    dynamicImports: ['flags.js', 'sections.js'],
  });
  const all = [home, chunk('flags.js'), made('sections.js', 'pages/home-sections.tsx')];
  expect(partsOf(all, '/').map(({ fileName }) => fileName)).toEqual(['flags.js']);
});
