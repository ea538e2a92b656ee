// As a script: how soon the site's pages are there and react on a slow link, beside plain HTML. Builds
// both, measures them in turn, prints a table and writes it into results.md. Ends with 1 when
// Lighthouse's targets are missed or a page moved what was there.
import { exec } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { chromium } from 'playwright';
import { format } from 'oxfmt';
import { chromiumFlags, findChromium } from '../support/find-chromium.ts';
import { whenAndWhere } from './machine.ts';
import { compare } from './site-compare.ts';
import { reached, score } from './site-lighthouse.ts';
import { serveRows } from './site-server.ts';
import { table } from './site-table.ts';

const everyPage = ['/', '/about', '/products/vas', '/careers', '/get-quote'];
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, pages: { type: 'string' } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds ${values.rounds}`);
const pages = values.pages?.split(',') ?? everyPage;

const busy = (loadavg()[0] ?? 0).toFixed(1);
const began = performance.now();
const temporary = mkdtempSync(join(tmpdir(), 'deccan-reach-bench-'));
const folder = join(temporary, 'dist');
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

const executablePath = await findChromium();
await build();
const scores = await score(folder, pages, executablePath);
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
const compared = await compare(browser, folder, pages, { rounds });
const text = `\`npm run bench\` ${whenAndWhere(['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'])},
Chromium ${browser.version()}; medians of so many loads: ${rounds}. The machine’s load was ${busy} when it began.

${table(compared, scores)}`;
await browser.close();

console.log(`${text}\n\n${Math.round((performance.now() - began) / 1000)} s in all`);
if (pages === everyPage) await write();
else console.log('results.md stays as it is: not every page was measured.');
if (!scores.every(reached) || compared.some(({ site }) => site.cls)) process.exitCode = 1;

/** In the embedded mode a page asks for its rows where it comes from. */
async function build() {
  const { url, close } = await serveRows();
  const own = { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', PRERENDER_BACKEND_URL: url };
  await promisify(exec)(
    `npx vite build --mode embedded --logLevel warn --emptyOutDir --outDir "${folder}"`,
    { env: { ...process.env, ...own } },
  );
  close();
}

/** The rest of the file is written by hand. */
async function write() {
  const file = fileURLToPath(new URL('results.md', import.meta.url));
  const [before, , after] = readFileSync(file, 'utf8').split(
    /(?<=<!-- measured -->)|(?=<!-- \/ -->)/,
  );
  const whole = `${before}\n\n${text}\n\n${after}`;
  const { code } = await format(file, whole, { printWidth: 100 });
  writeFileSync(file, code);
}
