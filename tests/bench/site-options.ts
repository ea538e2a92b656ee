/** What the command line asks for. */
import { parseArgs } from 'node:util';
import { pagePaths } from '../../src/content/facts/paths.ts';
import { products } from '../../src/content/en/products/index.ts';
import { profileNames, type Profile } from './site-profiles.ts';
import { postings } from './site-server.ts';

export interface Options {
  pages: string[];
  profiles: Profile[];
  runs: number;
  /** Whether to go on with an interrupted run. */
  resume: boolean;
  /** Whether every page and profile of the written results is there. */
  complete: boolean;
}

export const usage = `npm run bench -- [options]
  --runs N        loads of each page, site and profile, of which the median counts (5)
  --pages A,B     these pages only, for example --pages /,/about
  --profiles A,B  of ${profileNames.join(', ')}
  --all           all product pages; without it the first one stands for them
  --resume        goes on where a run of the same build was interrupted
results.md is written after every round in which no page and no profile was left out; a round of all
takes half an hour. What then misses a target is loaded ten times more.`;

/** The product pages differ in their words alone. */
const alike = new Set<string>(products.slice(1).map(({ path }) => path));
/** Every page, and a posting's. */
const everyPage = [...pagePaths, `/careers/${postings[0].id}`];

/** @throws Error with the usage when the options make no sense. */
export function readOptions(args: string[]): Options {
  const { values } = parseOrExplain(args);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw wrong(`--runs ${values.runs}`);
  const profiles = values.profiles?.split(',') ?? profileNames;
  const pages =
    values.pages?.split(',') ?? everyPage.filter((page) => values.all || !alike.has(page));
  for (const name of profiles) {
    if (!profileNames.includes(name as Profile)) throw wrong(`no profile "${name}"`);
  }
  for (const page of pages) {
    if (!everyPage.includes(page)) throw wrong(`no page "${page}"`);
  }
  const complete = !values.pages && !values.profiles;
  const { resume } = values;
  return { pages, profiles: profiles as Profile[], runs, resume, complete };
}

function parseOrExplain(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        runs: { type: 'string', default: '5' },
        pages: { type: 'string' },
        profiles: { type: 'string' },
        all: { type: 'boolean', default: false },
        resume: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

const wrong = (what: string) => new Error(`${what}\n\n${usage}`);
