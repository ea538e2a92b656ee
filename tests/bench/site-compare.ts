/** The pages of a built site beside plain HTML. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { load, visit, type Load } from './site-load.ts';
import { buildPlain } from './site-plain.ts';
import { serveSite } from './site-server.ts';

/** A page's medians. */
export interface Compared {
  path: string;
  site: Load;
  plain: Load;
}

interface Options {
  rounds: number;
  patience?: number;
}

/** Loads all pages of both in turn, so that a busy moment of the machine befalls them alike. */
export async function compare(
  browser: Browser,
  folder: string,
  paths: readonly string[],
  { rounds, patience = 9000 }: Options,
): Promise<Compared[]> {
  const plainFolder = mkdtempSync(join(tmpdir(), 'deccan-reach-plain-'));
  buildPlain(folder, plainFolder);
  const [site, plain] = [await serveSite(folder), await serveSite(plainFolder)];
  const pages = paths.map((path) => ({ path, site: [] as Load[], plain: [] as Load[] }));
  try {
    for (const { path } of pages) {
      await visit(browser, site.url + path);
      await visit(browser, plain.url + path);
    }
    for (let round = 1; round <= rounds; round++) {
      for (const page of pages) {
        page.site.push(await load(browser, site.url + page.path, patience));
        page.plain.push(await load(browser, plain.url + page.path, patience));
      }
    }
  } finally {
    site.close();
    plain.close();
    rmSync(plainFolder, { recursive: true });
  }
  return pages.map((page) => ({
    path: page.path,
    site: medians(page.site),
    plain: medians(page.plain),
  }));
}

/** Of what came in most of the loads. */
function medians(loads: readonly Load[]): Load {
  const names = new Set(loads.flatMap((one) => Object.keys(one) as (keyof Load)[]));
  const found = [...names].flatMap((name) => {
    const values = loads.map((one) => one[name]).filter((value) => value !== undefined);
    const median = values.toSorted((a, b) => a - b)[values.length >> 1];
    return values.length * 2 > loads.length ? [[name, median]] : [];
  });
  return Object.fromEntries(found) as Load;
}
