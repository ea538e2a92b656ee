import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { complaints, moduleSizes, type BuiltPage } from './budget';
import type { Chunk } from './chunks';
import { limits } from './limits';

/** Text that no compression makes smaller than this. */
const heavy = (bytes: number) => randomBytes(bytes).toString('latin1');

const chunk = (name: string, more: Partial<Chunk> = {}): Chunk => ({
  name,
  fileName: `assets/${name}-abc.js`,
  code: '',
  isEntry: false,
  facadeModuleId: null,
  modules: {},
  imports: [],
  dynamicImports: [],
  ...more,
});
const page = (path: string, more: Partial<BuiltPage> = {}): BuiltPage => ({
  path,
  html: '<html></html>',
  scripts: [],
  ...more,
});
const modules = (sizes: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(sizes).map(([id, renderedLength]) => [`/project/${id}`, { renderedLength }]),
  );

test('a light build gives no reason to complain', () => {
  const start = chunk('start', { code: heavy(1000) });
  expect(complaints([page('/', { scripts: [start] })], [start], '', {})).toEqual([]);
});

test('a page’s scripts are weighed together, and what grew is named', () => {
  const parts = [chunk('start'), chunk('about-page')].map((part) => ({
    ...part,
    code: heavy(limits.script / 2),
  }));
  const [start, about] = parts;
  const scripts = [
    { ...start, modules: modules({ 'node_modules/react-dom/a.js': 500 }) } as Chunk,
    { ...about, modules: modules({ 'src/content/about.ts': 900, 'src/lib/cx.ts': 20 }) } as Chunk,
  ];
  const known = { 'react-dom': 500, 'src/content/about.ts': 300 };
  const [complaint] = complaints([page('/about', { scripts })], [], '', known);
  expect(complaint).toMatch(/^script of \/about, gzipped: \d+ bytes, \d+ too many\./);
  expect(complaint).toContain('Grown: src/content/about.ts +600; src/lib/cx.ts new, 20');
  expect(complaint).not.toContain('react-dom');
});

test('where nothing has grown the largest modules are named', () => {
  const code = heavy(limits.otherChunk * 2);
  const vas = chunk('vas', { code, modules: modules({ 'src/content/products/vas.ts': 900 }) });
  const [complaint] = complaints([], [vas], '', moduleSizes([vas]));
  expect(complaint).toContain('Largest: src/content/products/vas.ts 900');
});

test('files keep to limits of their own', () => {
  const code = heavy(limits.otherChunk + 1000);
  expect(complaints([], [chunk('toaster', { code })], '', {})).toEqual([]);
  expect(complaints([], [chunk('vas', { code })], '', {})).toHaveLength(1);
  expect(complaints([], [], heavy(limits.sheet + 1000), {})).toHaveLength(1);
});

test('a page’s HTML has its limit', () => {
  const html = heavy(limits.html + 1000);
  expect(complaints([page('/about', { html })], [], '', {})).toMatchObject([
    expect.stringMatching(/^HTML of \/about/),
  ]);
});

test('the home page asks for few files, and little', () => {
  const three = ['start', 'home-page', 'hero'].map((name) => chunk(name));
  expect(complaints([page('/', { scripts: three })], [], '', {})).toMatchObject([
    expect.stringContaining('assets/hero-abc.js'),
  ]);
  const heavyStart = [chunk('start', { code: heavy(limits.home.bytes) })];
  expect(complaints([page('/', { scripts: heavyStart })], [], '', {})).toContainEqual(
    expect.stringMatching(/^home before scrolling, brotli/),
  );
  expect(complaints([page('/about', { scripts: three })], [], '', {})).toEqual([]);
});

test('the staff area’s script is weighed as a whole, without what every page starts with', () => {
  const start = chunk('start', { code: heavy(limits.staff / 2) });
  const home = page('/', { scripts: [start] });
  const lists = chunk('lists', {
    code: heavy(limits.staff / 2),
    modules: modules({ 'src/features/admin/lists.tsx': 900, 'node_modules/zod/a.js': 10 }),
  });
  const weighed = (...parts: Chunk[]) =>
    complaints([home, page('/admin', { scripts: [start, lists, ...parts] })], [], '', {}).filter(
      (line) => /staff|admin/.test(line),
    );
  expect(weighed()).toEqual([]);
  expect(weighed(chunk('more', { code: heavy(limits.staff / 2) }))).toMatchObject([
    expect.stringMatching(/^script of the staff area, gzipped: .* src\/features\/admin\/lists/),
  ]);
  const toaster = chunk('toaster', { code: heavy(limits.staff) });
  expect(complaints([home, page('/admin')], [toaster], '', {})).toContainEqual(
    expect.stringMatching(/^script of the staff area/),
  );
});

test('no page starts with code that can come later', () => {
  const form = chunk('form', { modules: modules({ 'node_modules/zod/v4/mini.js': 10 }) });
  expect(complaints([page('/about', { scripts: [form] })], [form], '', {})).toEqual([
    '/about starts with what comes later: zod',
  ]);
  expect(complaints([page('/about')], [form], '', {})).toEqual([]);
});
