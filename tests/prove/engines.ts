import { engines, findEngines } from '../support/find-engines.ts';
import type { Finding } from './prover.ts';
import { countTests, runBrowserTests } from './test-files.ts';

/** The stories of tests/engines; an engine that this machine does not have was not tried. */
export async function proveEngines(): Promise<Finding[]> {
  const found = await findEngines();
  const tests = runBrowserTests('test:engines');
  return engines.map((engine) => {
    const what = `stories in ${engine}`;
    const one = found[engine];
    if ('missing' in one) return { what, tried: 0, held: null, note: one.missing };
    return countTests(
      what,
      'ended' in tests ? tests : tests.filter(({ project }) => project === engine),
    );
  });
}
