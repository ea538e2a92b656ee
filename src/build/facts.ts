import type { Plugin } from 'vite';
import { locales } from '../content/facts/languages.ts';
import {
  mergeFacts,
  unconfirmedIn,
  type FactKey,
  type FactRow,
  type Facts,
} from '../content/facts/merge.ts';
import { wordFigures } from '../content/word-figures.ts';
import { backendTimeoutMs, fetchForBuild } from './launch/checks.ts';

export interface BuiltFacts {
  facts: Facts;
  /** Keys of facts that nobody has confirmed. */
  samples: FactKey[];
}

export const factsFrom = (rows: readonly FactRow[]): BuiltFacts => ({
  facts: mergeFacts(rows),
  samples: unconfirmedIn(rows),
});

/** @param key the publishable one. @throws Error when the backend does not answer with facts */
export async function fetchFacts(backendUrl: string, key: string): Promise<FactRow[]> {
  const response = await fetch(`${backendUrl}/rest/v1/rpc/published_facts`, {
    headers: { apikey: key },
    signal: AbortSignal.timeout(backendTimeoutMs),
  });
  const rows: unknown = response.ok ? await response.json() : undefined;
  if (!Array.isArray(rows)) throw new Error(`it answered ${response.status}`);
  return rows as FactRow[];
}

/**
 * The facts as administrators set them; with `warn`, the samples when the backend does not answer.
 * @throws Error without `warn`: visitors would read claims that the company never made
 */
export async function readFacts(
  fetchRows: () => Promise<FactRow[]>,
  warn?: (message: string) => void,
): Promise<BuiltFacts> {
  const wording = { rows: 'the facts of the company', fallback: 'with samples' };
  return factsFrom(await fetchForBuild(fetchRows, wording, warn));
}

const moduleExporting = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/**
 * Gives every part of the build the same facts, and figures in words: on a slow phone the first
 * `Intl.NumberFormat` takes 0.2 s, and browsers differ in their spaces.
 */
export function builtInFacts({ facts, samples }: BuiltFacts): Plugin {
  return {
    name: 'built-in-facts',
    apply: 'build',
    load(id) {
      if (id.endsWith('/src/content/facts/site.ts')) return moduleExporting(facts);
      if (id.endsWith('/src/build/launch/sample-facts.ts'))
        return moduleExporting({ unconfirmedFacts: samples });
      const locale = locales.find((one) => id.endsWith(`/src/content/${one}/figures.ts`));
      return locale && moduleExporting({ figures: wordFigures[locale](facts) });
    },
  };
}
