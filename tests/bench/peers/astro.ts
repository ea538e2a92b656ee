/** Astro: the home page as static HTML, its form an island that starts when it comes into view. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCAL_PUBLISHABLE_KEY } from '../../../supabase/embedded/settings.ts';
import { install } from '../site-install.ts';
import { withoutScripts } from './plain.ts';

const packages = { astro: '7.3.5', '@astrojs/react': '7.0.0' };
/** Astro 7 does not run on Node 20. */
const node = '22.23.3';

const publicFiles = fileURLToPath(new URL('../../../public', import.meta.url));

/** @throws Error when Astro or its Node cannot be had. */
export function buildAstro(ours: string, out: string): void {
  const folder = install('astro', { ...packages, node }, ['node']);
  const html = withoutScripts(readFileSync(join(ours, 'index.html'), 'utf8'));
  const parts = html.split(/<form[\s\S]*?<\/form>/);
  if (parts.length !== 2) throw new Error(`the home page has ${parts.length - 1} forms, not one`);

  rmSync(join(folder, 'src'), { recursive: true, force: true });
  cpSync(fileURLToPath(new URL('astro', import.meta.url)), folder, { recursive: true });
  writeFileSync(join(folder, 'src/home.json'), JSON.stringify(parts));

  const { status, stdout, stderr } = spawnSync(
    join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node'),
    [join(folder, 'node_modules/astro/bin/astro.mjs'), 'build', '--root', folder],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        BENCH_KEY: LOCAL_PUBLISHABLE_KEY,
      },
    },
  );
  if (status !== 0) throw new Error(`its build failed: ${errorIn(stderr || stdout)}`);

  // Built where Astro's packages are found, as it runs what it has built.
  rmSync(out, { recursive: true, force: true });
  cpSync(join(folder, 'dist'), out, { recursive: true });
  cpSync(join(publicFiles, '_headers'), join(out, '_headers'));
}

const errorIn = (text: string) => {
  const lines = text.trim().split('\n');
  return lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? '';
};
