import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from './prover.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[]; message: string }[];
}

/** Runs the browser tests that are too much for every day, against a new build. */
export function runThoroughBrowserTests(what: string): Finding {
  return countTests(what, runBrowserTests('test:e2e', { PROVE: '1' }));
}

interface BrowserTest {
  /** The files and groups that lead to it, and its own. */
  title: string;
  /** Of Playwright's configuration. */
  project: string;
  ok: boolean;
}

/**
 * Runs one of the npm scripts that end in Playwright.
 * @returns its tests, or its exit code where it came to no report.
 */
export function runBrowserTests(
  script: string,
  env: NodeJS.ProcessEnv = {},
): BrowserTest[] | { ended: number | null } {
  const folder = mkdtempSync(join(tmpdir(), 'deccan-reach-tests-'));
  const output = join(folder, 'report.json');
  const { status } = spawnSync('npm', ['run', script, '--', '--reporter=json'], {
    cwd: root,
    stdio: 'ignore',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: output },
  });
  try {
    const { suites } = JSON.parse(readFileSync(output, 'utf8')) as BrowserReport;
    return suites.flatMap(testsOf);
  } catch {
    return { ended: status };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function countTests(what: string, tests: ReturnType<typeof runBrowserTests>): Finding {
  if ('ended' in tests) {
    return { what, tried: 1, held: 0, failures: [`the tests ended with ${String(tests.ended)}`] };
  }
  const failures = tests.filter(({ ok }) => !ok).map(({ title }) => title);
  return { what, tried: tests.length, held: tests.length - failures.length, failures };
}

interface Suite {
  title: string;
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: Suite[];
}

interface BrowserReport {
  suites: Suite[];
}

const testsOf = ({ title, specs, suites = [] }: Suite): BrowserTest[] =>
  [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status }) => ({
        title: spec.title,
        project: projectName,
        ok: status === 'expected',
      })),
    ),
    ...suites.flatMap(testsOf),
  ].map((test) => ({ ...test, title: `${title} › ${test.title}` }));

/** Runs test files of a Vitest project, all without a name, and counts their tests. */
export function runTests(what: string, project: string, ...files: string[]): Finding {
  return runTestsWith({}, what, project, ...files);
}

/** @param env is laid over ours. */
export function runTestsWith(
  env: NodeJS.ProcessEnv,
  what: string,
  project: string,
  ...files: string[]
): Finding {
  const folder = mkdtempSync(join(tmpdir(), 'deccan-reach-tests-'));
  const output = join(folder, 'report.json');
  const words = ['vitest', 'run', '--project', project, ...files];
  const { status, stderr } = spawnSync(
    'npx',
    [...words, '--reporter=json', `--outputFile=${output}`],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      shell: process.platform === 'win32',
      env: { ...process.env, NO_COLOR: '1', ...env },
    },
  );
  try {
    const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Report;
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failures = tests.filter((test) => test.status !== 'passed').map((test) => test.fullName);
    if (status !== 0 && failures.length === 0) {
      const reasons = testResults.map(({ message }) => message).filter(Boolean);
      failures.push(...(reasons.length > 0 ? reasons : [lastError(stderr)]));
    }
    const tried = Math.max(tests.length, failures.length);
    return { what, tried, held: tried - failures.length, failures };
  } catch {
    return {
      what,
      tried: 1,
      held: 0,
      failures: [`vitest ended with ${String(status)}: ${lastError(stderr)}`],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The cause stands below what it led to. */
const lastError = (output: string) => output.match(/^.*Error: .*$/gm)?.at(-1) ?? 'nothing was said';
