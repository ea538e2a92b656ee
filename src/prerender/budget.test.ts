import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { initialLimit, weighPages, type Chunk } from './budget';

const chunk = (fileName: string, more: Partial<Chunk> = {}): Chunk => ({
  fileName,
  code: '',
  isEntry: false,
  facadeModuleId: null,
  moduleIds: [],
  imports: [],
  ...more,
});
const entry = chunk('index.js', { isEntry: true, code: 'entry()' });
const page = (more: Partial<Chunk> = {}) =>
  chunk('about.js', { facadeModuleId: '/project/src/pages/about-page.tsx', ...more });

test('a page weighs itself, the entry and what both import, each once', () => {
  const shared = chunk('shared.js', { code: 'shared()' });
  const alone = weighPages([entry, page()]);
  const withShared = weighPages([
    { ...entry, imports: ['shared.js'] },
    page({ imports: ['shared.js'] }),
    shared,
  ]);
  expect(alone).toMatchObject([{ page: 'about-page.tsx' }]);
  expect(withShared[0]?.bytes).toBeGreaterThan(alone[0]?.bytes ?? 0);
});

test('a page over the limit breaks the build and names its chunks', () => {
  const code = randomBytes(initialLimit).toString('base64');
  expect(() => weighPages([entry, page({ code })])).toThrow(
    /about-page\.tsx starts with .*about\.js/,
  );
});

test('code that can come later breaks the build when a page starts with it', () => {
  const form = chunk('form.js', { moduleIds: ['/project/node_modules/react-hook-form/index.js'] });
  expect(() => weighPages([entry, page({ imports: ['form.js'] }), form])).toThrow(
    /react-hook-form/,
  );
  expect(() => weighPages([entry, page(), form])).not.toThrow();
});

test('the staff area is no public page', () => {
  const admin = chunk('admin.js', {
    facadeModuleId: '/project/src/pages/admin-page.tsx',
    moduleIds: ['/project/node_modules/@radix-ui/react-tabs/index.js'],
  });
  expect(weighPages([entry, page(), admin])).toHaveLength(1);
});
