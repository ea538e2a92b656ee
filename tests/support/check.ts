// As a script: format, lint, types and dead code, beside the tests that need no browser. Arguments go to
// Vitest: `npm run check -- --project unit`.
import { spawn } from 'node:child_process';

const shell = process.platform === 'win32'; // npm and npx are .cmd files there

/** Runs to the end; what it says is kept until then, unless it may speak at once. */
function run(command: string, args: string[], aloud = false) {
  const started = Date.now();
  const child = spawn(command, args, { stdio: aloud ? 'inherit' : 'pipe', shell });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  return new Promise<{ failed: boolean; seconds: number; output: string }>((tell, fail) => {
    child.once('error', fail);
    child.once('close', (code) =>
      tell({ failed: code !== 0, seconds: Math.round((Date.now() - started) / 1000), output }),
    );
  });
}

const everyDay = ['unit', 'dom', 'built', 'db', 'embedded', 'hosts'].flatMap((project) => [
  '--project',
  project,
]);
const chosen = process.argv.slice(2);
const tests = run('npx', ['vitest', 'run', ...(chosen.length > 0 ? chosen : everyDay)], true);
const lines: string[] = [];
async function report(name: string, running: ReturnType<typeof run>) {
  const { failed, seconds, output } = await running;
  lines.push(`${failed ? '✗' : '✓'} ${name} ${seconds} s`, ...(failed ? [output] : []));
  if (failed) process.exitCode = 1;
}

for (const step of ['format:check', 'lint', 'types', 'unused']) {
  await report(step, run('npm', ['run', '--silent', step]));
}
await report('tests', tests);
console.log(lines.join('\n'));
