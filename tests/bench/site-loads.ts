/** The loads measured so far. Five of every page take two hours: they outlive an interruption. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from './site-install.ts';
import type { Load } from './site-lighthouse.ts';
import { medianLoad } from './site-median.ts';
import type { Profile } from './site-profiles.ts';
import type { Figures, Site } from './site-targets.ts';

interface Which {
  run: number;
  page: string;
  profile: Profile;
  site: Site;
}
type Measured = Which & Load;

interface Stored {
  /** Tells builds apart. */
  build: string;
  /** When measuring began, and when it went on. */
  sittings: string[];
  loads: Measured[];
}

const file = join(cache, 'loads.json');

/**
 * @param folder our own build, of which the others are made.
 * @param resume whether to go on with what an interrupted run of the same build has measured.
 * @throws Error when there is no such run.
 */
export function openLoads(folder: string, resume: boolean) {
  const build = fingerprint(folder);
  const stored = resume ? earlier(build) : { build, sittings: [], loads: [] };
  stored.sittings.push(new Date().toISOString().slice(0, 16).replace('T', ' '));

  return {
    sittings: stored.sittings as readonly string[],
    has: (which: Which) => stored.loads.some((load) => same(load, which)),
    add(which: Which, load: Load) {
      stored.loads.push({ ...which, ...load });
      writeFileSync(file, JSON.stringify(stored, null, 1));
    },
    /** The medians of the first `runs` loads, in the order of `wanted`. */
    medians: (wanted: readonly { page: string; profile: Profile }[], runs: number): Figures[] =>
      wanted.map(({ page, profile }) => {
        const those = stored.loads.filter(
          (load) => load.page === page && load.profile === profile && load.run <= runs,
        );
        const sites = [...new Set(those.map(({ site }) => site))].map((site) => [
          site,
          medianLoad(those.filter((load) => load.site === site)),
        ]);
        return { page, profile, sites: Object.fromEntries(sites) };
      }),
  };
}

const same = (load: Which, { run, page, profile, site }: Which) =>
  load.run === run && load.page === page && load.profile === profile && load.site === site;

function earlier(build: string): Stored {
  if (!existsSync(file)) throw new Error('--resume: no earlier run is there');
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Partial<Stored>;
  const { sittings, loads } = stored;
  if (stored.build !== build || !sittings || !loads) {
    throw new Error('--resume: the site has changed since; measure it without');
  }
  return { build, sittings, loads };
}

function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (/\.(html|js|css)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex');
}
