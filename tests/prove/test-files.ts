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
  const folder = mkdtempSync(join(tmpdir(), 'deccan-reach-tests-'));
  const output = join(folder, 'report.json');
  const { status } = spawnSync('npm', ['run', 'test:e2e', '--', '--reporter=json'], {
    cwd: root,
    stdio: 'ignore',
    shell: process.platform === 'win32',
    env: { ...process.env, PROVE: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: output },
  });
  try {
    const tests = JSON.parse(readFileSync(output, 'utf8')) as BrowserReport;
    const specs = tests.suites.flatMap(specsOf);
    const failures = specs.filter(({ ok }) => !ok).map(({ title }) => title);
    return { what, tried: specs.length, held: specs.length - failures.length, failures };
  } catch {
    return { what, tried: 1, held: 0, failures: [`the tests ended with ${String(status)}`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Suite {
  title: string;
  specs: { title: string; ok: boolean }[];
  suites?: Suite[];
}

interface BrowserReport {
  suites: Suite[];
}

/** The tests of a suite and of those within it, named by the way that leads to them. */
const specsOf = ({ title, specs, suites = [] }: Suite): Suite['specs'] =>
  [...specs, ...suites.flatMap(specsOf)].map((spec) => ({
    ...spec,
    title: `${title} › ${spec.title}`,
  }));

/** Runs test files of a Vitest project and counts their tests. */
export function runTests(what: string, project: string, ...files: string[]): Finding {
  const folder = mkdtempSync(join(tmpdir(), 'deccan-reach-tests-'));
  const output = join(folder, 'report.json');
  const words = ['vitest', 'run', '--project', project, ...files];
  const { status } = spawnSync('npx', [...words, '--reporter=json', `--outputFile=${output}`], {
    cwd: root,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  try {
    const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Report;
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failures = tests.filter((test) => test.status !== 'passed').map((test) => test.fullName);
    if (status !== 0 && failures.length === 0) {
      failures.push(...testResults.map(({ message }) => message).filter(Boolean));
    }
    return { what, tried: tests.length, held: tests.length - failures.length, failures };
  } catch {
    return { what, tried: 1, held: 0, failures: [`vitest ended with ${String(status)}`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
