// As a script: how soon the site's pages are there and react on slow links, beside what else could be
// made of the same words and looks. Builds all of them, measures them in turn, prints the figures and
// writes results.md. Ends with 1 when a target is missed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAstro } from './peers/astro.ts';
import { buildPlain } from './peers/plain.ts';
import { buildSpa } from './peers/spa.ts';
import { cache } from './site-install.ts';
import { categories, openLighthouse, type Category } from './site-lighthouse.ts';
import { openLoads } from './site-loads.ts';
import { readOptions, type Options } from './site-options.ts';
import type { Profile } from './site-profiles.ts';
import { report, resultsFile, withMeasured } from './site-report.ts';
import { serveRows, serveSite } from './site-server.ts';
import { missedTargets, type Figures, type Site } from './site-targets.ts';

// The embedded mode asks for its data where the page comes from, and here that is a stub.
Object.assign(process.env, { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' });
const notes: string[] = [];
/** Of the plain page, too, what its speed is worth: no page with a script can count on more. */
const scoresOf: Partial<Record<Site, readonly Category[]>> = {
  ours: categories,
  plain: ['performance'],
};
/** A miss by little may be the machine's: so many more loads of what missed a target after all rounds. */
const again = 10;
const folderOf = (site: Site) => join(cache, 'sites', site);

try {
  const options = readOptions(process.argv.slice(2));
  const lighthouse = await openLighthouse();
  const sites = await build(options.pages.includes('/'));
  const loads = openLoads(folderOf('ours'), options.resume);
  await measureAll(options, sites, loads, lighthouse);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Builds ours and its peers; Astro's only where it is wanted and can be had. */
async function build(home: boolean): Promise<Site[]> {
  const ours = folderOf('ours');
  console.log('building the site and its peers');
  const rows = await serveRows();
  const building = spawn(
    'npx',
    [
      'vite',
      'build',
      '--mode',
      'embedded',
      '--logLevel',
      'warn',
      '--outDir',
      ours,
      '--emptyOutDir',
    ],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, PRERENDER_BACKEND_URL: rows.url },
    },
  );
  const [status] = (await once(building, 'exit')) as [number | null];
  rows.close();
  if (status !== 0) throw new Error('the site does not build: see above');
  buildPlain(ours, folderOf('plain'));
  await buildSpa(ours, folderOf('spa'));
  const sites: Site[] = ['plain', 'ours', 'spa'];
  if (!home) return sites;
  try {
    buildAstro(ours, folderOf('astro'));
    return [...sites, 'astro'];
  } catch (error) {
    const note = `Astro is left out: ${error instanceof Error ? error.message : String(error)}`;
    console.error(note);
    notes.push(note);
    return sites;
  }
}

type Loads = ReturnType<typeof openLoads>;
type Lighthouse = Awaited<ReturnType<typeof openLighthouse>>;

/**
 * One load of each site after the other, so that a busy moment of the machine befalls all alike; and every
 * page once before any is loaded again, so that what is told after each round is complete.
 */
async function measureAll(
  options: Options,
  sites: readonly Site[],
  loads: Loads,
  { measure, versions }: Lighthouse,
) {
  const hosts = new Map<Site, Awaited<ReturnType<typeof serveSite>>>();
  // The simulated ones are calculated from the same load.
  const groups: Profile[][] = [
    options.profiles.filter((profile) => profile !== '3g-applied'),
    options.profiles.filter((profile) => profile === '3g-applied'),
  ];
  const wanted = groups
    .flat()
    .flatMap((profile) => options.pages.map((page) => ({ page, profile })));
  try {
    for (const site of sites) hosts.set(site, await serveSite(folderOf(site)));
    for (let run = 1; run <= options.runs; run++) {
      for (const page of options.pages) {
        for (const together of groups) await measureOn(page, together, run);
      }
      await tell(run);
    }
    const missing = loads.medians(wanted, options.runs).filter(misses);
    if (missing.length === 0 || !options.complete) return;
    for (let run = options.runs + 1; run <= options.runs + again; run++) {
      for (const { page, profile } of missing) await measureOn(page, [profile], run);
    }
    notes.push(
      `Of ${listed(missing)}, which missed a target after these, ${again} more were measured: all of them count.`,
    );
    await tell(options.runs, options.runs + again);
  } finally {
    for (const { close } of hosts.values()) close();
  }

  async function tell(runs: number, last = runs) {
    const figures = loads.medians(wanted, last);
    const text = report(figures, {
      runs,
      versions: versions(),
      notes: [...sittings(loads), ...notes],
    });
    console.log(text);
    if (options.complete) writeFileSync(resultsFile, await withMeasured(text));
    else console.log('\nresults.md stays as it is: not every page and profile was measured.');
    process.exitCode = figures.some(misses) ? 1 : 0;
  }

  async function measureOn(page: string, together: readonly Profile[], run: number) {
    for (const [site, { url }] of hosts) {
      const missing = together.some((profile) => !loads.has({ run, page, profile, site }));
      if (!missing || (site === 'astro' && page !== '/')) continue;
      const scored = (together.includes('mobile') && scoresOf[site]) || [];
      const attempt = () => measure(url + page, together, scored);
      const measured = await attempt().catch((error: Error) => {
        console.error(`once more, as ${page} of ${site} failed: ${error.message}`);
        return attempt();
      });
      for (const [profile, load] of measured) {
        loads.add({ run, page, profile, site }, load);
        console.error(`${profile} ${page} ${site} ${run}: LCP ${Math.round(load.lcp)} ms`);
      }
    }
  }
}

function misses(figures: Figures): boolean {
  return missedTargets([figures]).length > 0;
}

function listed(figures: readonly Figures[]): string {
  return figures.map(({ page, profile }) => `${page} (${profile})`).join(', ');
}

function sittings({ sittings: begun }: Loads): string[] {
  return begun.length > 1
    ? [`Measured in ${begun.length} sittings, begun at ${begun.join(', ')} UTC.`]
    : [];
}
