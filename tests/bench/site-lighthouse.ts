/** One page load, measured by Lighthouse in a browser of its own. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumFlags, findChromium } from '../support/find-chromium.ts';
import { install } from './site-install.ts';
import { profiles, type Profile } from './site-profiles.ts';

const version = '12.8.2';
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];
/** What is read of every load. All else that Lighthouse can tell takes it longer than the load. */
const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'network-requests',
  'user-timings',
] as const;

export interface Load {
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** From navigation; only where throttling is applied and the page has an application. */
  hydrated?: number | undefined;
  cls: number;
  bytes: number;
  requests: number;
  /** What was requested, in order: `path bytes`. */
  files: string[];
  /** 0 to 100; those that were asked for. */
  scores: Partial<Record<Category, number>>;
  /** Audits that cost a category points: `category: audit (score)`. */
  losses: string[];
  /** How fast the machine was just before, by a small benchmark of Lighthouse's own. */
  speed: number;
}

/** What is used of a Lighthouse result. */
interface Result {
  runtimeError?: { message: string };
  environment: { hostUserAgent: string; benchmarkIndex: number };
  categories: Record<
    string,
    { id: Category; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<
    string,
    {
      id: string;
      score: number | null;
      numericValue?: number;
      details?: { items?: Record<string, unknown>[] };
    }
  >;
}
interface Artifacts {
  settings: object;
}
interface Lighthouse {
  default: (
    url: string,
    flags: object,
    config: object,
  ) => Promise<{ lhr: Result; artifacts: Artifacts }>;
  auditFlowArtifacts: (
    flow: { name: string; gatherSteps: { name: string; artifacts: Artifacts }[] },
    config: object,
  ) => Promise<{ steps: { lhr: Result }[] }>;
}
interface Launcher {
  launch: (options: object) => Promise<{ port: number; kill: () => void }>;
}

/** @throws Error that says what is missing: the browser, or Lighthouse. */
export async function openLighthouse() {
  const chromePath = await findChromium();
  const require = createRequire(join(install('lighthouse', { lighthouse: version }), 'x.js'));
  const load = (name: string) => import(pathToFileURL(require.resolve(name)).href);
  const { default: lighthouse, auditFlowArtifacts } = (await load('lighthouse')) as Lighthouse;
  const { launch } = (await load('chrome-launcher')) as Launcher;
  let browser = '';

  /**
   * Loads a page once. Several simulated profiles are calculated from the same load; one that is
   * applied comes alone.
   * @param scored which scores to ask for, too; only those of the first profile are told.
   */
  async function measure(
    url: string,
    [first, ...others]: readonly Profile[],
    scored: readonly Category[],
  ): Promise<[Profile, Load][]> {
    if (!first) return [];
    const configOf = (profile: Profile) => ({
      extends: 'lighthouse:default',
      settings: {
        formFactor: 'mobile',
        ...(scored.length > 0 ? { onlyCategories: scored } : { onlyAudits: audits }),
        maxWaitForLoad: 90_000,
        ...profiles[profile].settings,
      },
    });
    const chrome = await launch({
      chromePath,
      chromeFlags: ['--headless=new', ...chromiumFlags],
      logLevel: 'silent',
    });
    const flags = { port: chrome.port, output: 'json', logLevel: 'silent' };
    const { lhr, artifacts } = await lighthouse(url, flags, configOf(first)).finally(chrome.kill);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    browser = /Chrom\w*\/[\d.]+/.exec(lhr.environment.hostUserAgent)?.[0] ?? '';
    const found: [Profile, Load][] = [[first, read(lhr, first, scored)]];
    for (const profile of others) {
      const { throttling } = profiles[profile].settings;
      const settings = { ...artifacts.settings, throttling };
      const flow = {
        name: url,
        gatherSteps: [{ name: url, artifacts: { ...artifacts, settings } }],
      };
      // oxlint-disable-next-line no-await-in-loop -- calculations, which share a processor
      const { steps } = await auditFlowArtifacts(flow, configOf(profile));
      if (steps[0]) found.push([profile, read(steps[0].lhr, profile, [])]);
    }
    return found;
  }
  return { measure, versions: () => [`Lighthouse ${version}`, browser].filter(Boolean).join(', ') };
}

function read(result: Result, profile: Profile, scored: readonly Category[]): Load {
  const told = result.audits;
  const value = (id: (typeof audits)[number]) => {
    const number = told[id]?.numericValue;
    if (number === undefined) throw new Error(`Lighthouse has no figure for ${id}`);
    return number;
  };
  const requests = told['network-requests']?.details?.items ?? [];
  const marks = told['user-timings']?.details?.items ?? [];
  // A simulated load is calculated from an unthrottled one, and so a mark's time says nothing.
  const hydrated =
    profiles[profile].settings.throttlingMethod === 'devtools' &&
    marks.find(({ name }) => name === 'hydrated')?.['startTime'];
  const all = Object.values(result.categories).filter(({ id }) => scored.includes(id));
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    hydrated: hydrated ? Number(hydrated) : undefined,
    bytes: requests.reduce((sum, { transferSize }) => sum + Number(transferSize ?? 0), 0),
    requests: requests.length,
    files: requests.map(
      ({ url, transferSize }) => `${new URL(String(url)).pathname} ${transferSize}`,
    ),
    scores: Object.fromEntries(all.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    losses: all.flatMap(({ id, score, auditRefs }) =>
      Math.round((score ?? 0) * 100) === 100
        ? []
        : auditRefs
            .filter((ref) => ref.weight > 0 && (told[ref.id]?.score ?? 1) < 1)
            .map((ref) => `${id}: ${ref.id} (${told[ref.id]?.score})`),
    ),
    speed: Math.round(result.environment.benchmarkIndex),
  };
}
