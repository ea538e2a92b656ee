import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from './prover.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown;

// A lock file may leave the address out: the hash tells the package.
const REGISTRY = 'https://registry.npmjs.org/';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
interface Lock {
  lockfileVersion: number;
  packages: Record<
    string,
    { version?: string; resolved?: string; integrity?: string; optional?: true }
  >;
}

/**
 * Exact versions in package.json, the same in the lock file, and a hash for every package there, but
 * for binaries of other platforms that were not at hand when it was written.
 */
export function checkPins(
  manifest = read('package.json') as Manifest,
  lock = read('package-lock.json') as Lock,
): Finding {
  const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const locked = Object.entries(lock.packages).filter(([path]) => path !== '');
  const failures = [
    ...wanted
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name}: ${version} is a range`),
    ...wanted
      .filter(([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version)
      .map(([name]) => `${name}: the lock file has another version`),
    ...locked
      .filter(([, { integrity, optional }]) => !optional && !integrity?.startsWith('sha512-'))
      .map(([path]) => `${path}: no hash in the lock file`),
    ...locked
      .filter(([, { resolved = REGISTRY }]) => !resolved.startsWith(REGISTRY))
      .map(([path, { resolved }]) => `${path}: comes from ${String(resolved)}`),
  ];
  const tried = wanted.length * 2 + locked.length * 2;
  return { what: 'dependencies pinned', tried, held: tried - failures.length, failures };
}

/** What npm's audit says of the packages that are delivered. */
function audit(): Finding {
  const what = 'delivered packages without a known hole';
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });
  return readAudit(what, stdout);
}

interface AuditReport {
  error?: { summary?: string; code?: string };
  message?: string;
  metadata?: { dependencies?: { prod?: number }; vulnerabilities?: Record<string, number> };
  vulnerabilities?: Record<string, { name: string; severity: string }>;
}

/** An answer that is none counts as not tried: never as held. */
export function readAudit(what: string, stdout: string): Finding {
  let report: AuditReport;
  try {
    report = JSON.parse(stdout) as AuditReport;
  } catch {
    return { what, tried: 0, held: null, note: 'npm audit gave no answer' };
  }
  const found = report.vulnerabilities;
  const tried = report.metadata?.dependencies?.prod;
  if (!found || !tried) {
    const why = report.message ?? report.error?.summary ?? report.error?.code ?? 'no report';
    return { what, tried: 0, held: null, note: `this registry has no audit: ${why}`.slice(0, 160) };
  }
  const bad = Object.values(found).filter(({ severity }) =>
    ['high', 'critical'].includes(severity),
  );
  const failures = bad.map(({ name, severity }) => `${name}: ${severity}`);
  return { what, tried, held: tried - failures.length, failures };
}

export function proveDependencies(): Promise<Finding[]> {
  return Promise.resolve([checkPins(), audit()]);
}
