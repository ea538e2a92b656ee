// As a script: shows all that is promised about safety and loss, and prints one table. Ends with code 1
// when anything does not hold. `npm run prove -- attacks load` runs only those.
import type { Finding } from './prover.ts';
import { provers } from './provers.ts';

const asked = process.argv.slice(2);
const names = provers.map(({ name }) => name);
const unknown = asked.find((name) => !names.includes(name));
if (unknown) {
  console.error(`There is no "${unknown}". Choose from: ${names.join(', ')}.`);
  process.exit(1);
}

const findings: Finding[] = [];
for (const { name, run } of provers.filter(
  (one) => asked.length === 0 || asked.includes(one.name),
)) {
  const start = Date.now();
  process.stderr.write(`${name} …`);
  try {
    findings.push(...(await run()));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    findings.push({ what: name, tried: 1, held: 0, failures: [reason] });
  }
  process.stderr.write(` ${Math.round((Date.now() - start) / 1000)} s\n`);
}

const width = Math.max(...findings.map(({ what }) => what.length));
console.log(`\n${'what'.padEnd(width)}    tried     held`);
for (const { what, tried, held, note = '', failures = [] } of findings) {
  const count = held === null ? 'unknown' : String(held);
  const verdict = held === null ? '?' : held === tried && tried > 0 ? '✓' : '✗';
  console.log(
    `${what.padEnd(width)} ${String(tried).padStart(8)} ${count.padStart(8)} ${verdict} ${note}`.trimEnd(),
  );
  for (const line of failures.slice(0, 50)) console.log(`    ${line}`);
  if (failures.length > 50) console.log(`    and ${failures.length - 50} more`);
}

const failed = findings.filter(({ tried, held }) => held !== null && (held < tried || tried === 0));
const open = findings.filter(({ held }) => held === null);
if (open.length > 0) console.log(`\n${open.length} could not be tried here.`);
console.log(failed.length > 0 ? `\n${failed.length} did not hold.` : '\nAll that was tried held.');
process.exitCode = failed.length > 0 ? 1 : 0;
