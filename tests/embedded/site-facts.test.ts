// What an administrator sets of the company is on the pages of the next build, in both languages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openBackend } from '../../src/build/launch/request.ts';
import { DEMO_ACCOUNTS, LOCAL_PUBLISHABLE_KEY } from '../../supabase/embedded/settings.ts';
import { runCommand } from '../support/steps.ts';
import { projectServer } from './harness.ts';

const backend = projectServer();
const [administrator] = DEMO_ACCOUNTS;

async function build(backendUrl: string) {
  const outDir = join(backend.folder, 'dist');
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'embedded', '--outDir', outDir];
  const { failed, output } = await runCommand({
    command: [process.execPath, ...vite],
    env: {
      VITEST: '',
      NODE_ENV: '',
      VITE_SUPABASE_URL: '',
      VITE_SUPABASE_ANON_KEY: '',
      PRERENDER_BACKEND_URL: backendUrl,
    },
  });
  const file = (name: string) => readFileSync(join(outDir, name), 'utf8');
  return { errors: failed ? output : '', file };
}

it('an administrator sets and leaves out facts, and the next build says so in both languages', async () => {
  const anybody = openBackend(backend.url, LOCAL_PUBLISHABLE_KEY);
  const { rest } = await anybody.signIn(administrator.email, administrator.password);
  const set = (key: string, value: string | number | number[] | null) =>
    rest('rpc/set_fact', { key, fact: { value, mark: value === null ? 'left out' : 'confirmed' } });
  const changes = [
    await set('name', 'Savannah Mobile'),
    await set('quoteReplyHours', 36),
    await set('whatsapp', '254201234567'),
    await set('since', null),
    await set('vas.launchWeeks', [6, 10]),
  ];
  expect(changes.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await set('quoteReplyHours', 12)).toMatchObject({ status: 409, code: 'PT409' });

  const { errors, file } = await build(backend.url);
  expect(errors).toBe('');
  const [english, french] = [file('index.html'), file('fr.html')];
  expect(english).toContain('<title>Savannah Mobile | ');
  expect(english).toContain('We will reply within 36 hours with a detailed proposal.');
  expect(english).toContain('In Africa<');
  expect(french).toMatch(/Nous vous répondrons sous 36\sheures par une proposition détaillée/);
  expect(french).toContain('En Afrique<');
  expect(file('sw.js') + english + french).not.toContain('Deccan Reach');
  expect(file('products/vas.html')).toContain('254201234567');
  expect(file('products/vas.html')).toMatch(/6.{1,8}10 weeks/);
});

it('a build whose backend does not answer ends with one sentence', async () => {
  const { errors } = await build('http://localhost:9');
  expect(errors).toContain('the backend did not return the facts of the company (fetch failed)');
});
