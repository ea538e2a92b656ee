// Script: runs format, lint, types, dead code and the tests without a browser; passes arguments to Vitest.
// `--fast` runs the unit tests and at most twelve files of component tests that changes since main affect.
import { report, runCommand, type StepResult } from './steps.ts';

const vitest = ['npx', 'vitest'];
const everydayProjects = ['unit', 'dom', 'db', 'embedded', 'hosts'].map(
  (name) => `--project=${name}`,
);
const maxComponentFiles = 12;
const vitestArgs = process.argv.slice(2);
const isFast = vitestArgs.includes('--fast');

// The tests run beside the other steps, which take turns.
const testRun = isFast
  ? runFastTests()
  : runTests(vitestArgs.length > 0 ? vitestArgs : everydayProjects);
const results: StepResult[] = [];
for (const name of ['format:check', 'lint', 'types', 'unused']) {
  results.push([name, await runCommand({ command: ['npm', 'run', '--silent', name] })]);
}
report([...results, ['tests', await testRun]]);

function runTests(args: string[]) {
  return runCommand({ command: [...vitest, 'run', ...args] }, { isShown: true });
}

async function runFastTests() {
  const [unit, affectedFiles] = await Promise.all([
    runTests(['--project=unit']),
    findAffectedComponentTests(),
  ]);
  const omitted = affectedFiles.slice(maxComponentFiles);
  if (omitted.length > 0) {
    console.log(`Not run, but affected by your changes:\n${omitted.join('\n')}`);
  }
  if (affectedFiles.length === 0) return unit;
  const files = affectedFiles.slice(0, maxComponentFiles);
  const components = await runTests(['--project=dom', ...files]);
  return {
    ...unit,
    failed: unit.failed || components.failed,
    seconds: unit.seconds + components.seconds,
  };
}

async function findAffectedComponentTests(): Promise<string[]> {
  const mergeBase = await runCommand({ command: ['git', 'merge-base', 'HEAD', 'origin/main'] });
  const baseCommit = mergeBase.failed ? 'HEAD' : mergeBase.output.trim();
  const { output, failed } = await runCommand({
    command: [...vitest, 'list', '--filesOnly', '--project=dom', '--changed', baseCommit],
  });
  if (failed) throw new Error(output);
  return output.split('\n').flatMap((line) => /src\/\S+\.test\.tsx?$/.exec(line)?.[0] ?? []);
}
