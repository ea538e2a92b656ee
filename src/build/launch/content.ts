import { factIn, sampleFacts, type FactKey } from '../../content/facts/merge.ts';
import { processors } from '../../content/facts/processors.ts';
import type { Check } from './checks.ts';
import { isPlaceholder, isSampleHost } from './placeholders.ts';

/** A check whose findings are sentences, one for each sample. */
type SampleCheck = Check & { run: () => Promise<string[]> };

/** The only check of content by which a build ends; `check:live` makes all. */
export const processorsCheck: SampleCheck = {
  name: 'Processors of personal data',
  run: async () =>
    samplesIn(processors).map(
      ({ path, text }) =>
        `${path} is a sample, "${text}": write your own into src/content/facts/processors.ts`,
    ),
};

/** @param findSamples resolves to the facts that nobody has confirmed */
export function contentChecks(findSamples: () => Promise<readonly FactKey[]>): Check[] {
  const factsCheck: SampleCheck = {
    name: 'Facts of the company',
    run: async () =>
      (await findSamples()).map((key) => {
        const value = factIn(sampleFacts, key);
        return `${key} is a sample${value === undefined ? '' : `, ${JSON.stringify(value)}`}: confirm it or leave it out at "Set up" in the staff area`;
      }),
  };
  const claimsCheck: Check = {
    name: 'Claims of the site',
    async run() {
      const findings = await Promise.all([factsCheck.run(), processorsCheck.run()]);
      return [findings.flat().length > 0 && claimsAdvice];
    },
  };
  return [factsCheck, processorsCheck, claimsCheck];
}

export const claimsAdvice =
  'docs/before-launch.md lists every claim that only the company can confirm: go through it when you replace the samples';

/** Finds values that are samples by their form, at any depth; `path` is such as `address.line`. */
export function samplesIn(facts: object, prefix = ''): { path: string; text: string }[] {
  return Object.entries(facts).flatMap(([name, value]: [string, unknown]) => {
    const path = prefix + name;
    if (value && typeof value === 'object') return samplesIn(value, `${path}.`);
    return typeof value === 'string' && isSample(value) ? [{ path, text: value }] : [];
  });
}

function isSample(text: string): boolean {
  const host = /^(?:\S+@|https?:\/\/)([^\s/:]+)/.exec(text)?.[1];
  if (host) return isSampleHost(host);
  const isPhoneNumber = /^[+\d][\d\s().-]{5,}$/.test(text);
  if (!isPhoneNumber) return isPlaceholder(text);
  // six equal digits, or digits in order
  return /(\d)\1{5}|1234567/.test(text.replaceAll(/\D/g, ''));
}
