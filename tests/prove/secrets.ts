// Looks for secrets in the repository, its history and the built site. As a script: `secrets.ts FOLDER`
// searches a folder, and ends with code 1 if it finds one.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCAL_SECRET_KEY } from '../../supabase/embedded/settings.ts';
import type { Finding } from './prover.ts';

const script = fileURLToPath(import.meta.url);
const root = fileURLToPath(new URL('../..', import.meta.url));

const PATTERNS: Record<string, RegExp> = {
  'secret key of Supabase': /\bsb_secret_[\w-]{10,}/g,
  'access token of Supabase': /\bsbp_[0-9a-f]{40}\b/g,
  'signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]*/g,
  'private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/g,
  'signing secret': /\bjwt_?secret['"]?\s*[:=]\s*['"][^'"\s]{8,}['"]/gi,
  'password of a mailbox': /\bsmtp_?pass(?:word)?['"]?\s*[:=]\s*['"]?[^'"\s${}]{4,}/gi,
  'secret in a setting': /^[A-Z0-9_]*(?:SECRET|SERVICE_ROLE_KEY|PRIVATE_KEY)=\S{8,}/gm,
  'password in an address': /\bpostgres(?:ql)?:\/\/[\w.-]+:(?!postgres@)[^@\s$`'"]{4,}@[\w.-]+/g,
  'key of a cloud':
    /\b(?:AKIA[0-9A-Z]{16}|AIza[\w-]{35}|gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{22,}|xox[abprs]-[\w-]{10,}|npm_[A-Za-z0-9]{36}|sk_live_\w{16,}|SG\.[\w-]{22}\.[\w-]{43})\b/g,
};

interface Allowed {
  text: string;
  /** Files in which it may stand. */
  files: RegExp;
  reason: string;
}

const ALLOWED: Allowed[] = [
  {
    text: LOCAL_SECRET_KEY,
    files: /^supabase\/embedded\/settings\.ts$/,
    reason: 'the Supabase CLI’s published key for every local backend; opens nothing elsewhere',
  },
  {
    text: 'local-development-only-not-a-real-signing-key-000',
    files: /^(supabase\/embedded\/lite|tests\/prove\/attackers)\.ts$/,
    reason: 'signs tokens of the embedded backend, which listens on this machine only',
  },
  {
    text: 'PRIVATE KEY-----',
    files: /^tests\/(embedded\/localhost\.pem|prove\/secrets\.ts)$/,
    reason: 'of a certificate for localhost that only a test’s own authority vouches for',
  },
];

/** `file: what` for every secret in a text. */
export function findSecrets(file: string, text: string): string[] {
  return Object.entries(PATTERNS).flatMap(([what, pattern]) =>
    [...text.matchAll(pattern)]
      .filter(([found]) => !ALLOWED.some((one) => found.includes(one.text) && one.files.test(file)))
      .map(() => `${file}: ${what}`),
  );
}

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 });

/** Every file that is committed or about to be. */
export function searchRepository(): { tried: number; failures: string[] } {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard')
    .split('\n')
    .filter(Boolean);
  const present = files.filter((file) => existsSync(join(root, file)));
  const settings = present.filter((file) => /(^|\/)\.env(?!\.example$)/.test(file));
  const failures = present.flatMap((file) =>
    findSecrets(file, readFileSync(join(root, file), 'latin1')),
  );
  return {
    tried: present.length,
    failures: [...failures, ...settings.map((file) => `${file}: settings`)],
  };
}

/** What was once committed stays readable; told by the commit that added it. */
function searchHistory(): { tried: number; failures: string[] } {
  const commits = git('log', '-p', '--no-color', '--unified=0', '--format=%x00%h')
    .split('\0')
    .slice(1);
  const failures = commits.flatMap((commit) => {
    const id = commit.slice(0, commit.indexOf('\n'));
    return commit.split(/^diff --git a\//m).flatMap((part) => {
      const file = part.slice(0, part.indexOf(' '));
      const added = part
        .split('\n')
        .filter((line) => line.startsWith('+'))
        .map((line) => line.slice(1));
      return findSecrets(file, added.join('\n')).map((found) => `${id} ${found}`);
    });
  });
  return { tried: commits.length, failures };
}

/** Nothing of the backend's may be in what browsers get, what is allowed in the repository included. */
function searchFolder(folder: string): { tried: number; failures: string[] } {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  const failures = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'latin1');
    const ours = ALLOWED.filter((one) => text.includes(one.text)).map(
      (one) => `${file}: ${one.reason}`,
    );
    return [...findSecrets(`built ${file}`, text), ...ours];
  });
  return { tried: files.length, failures };
}

export function proveNoSecrets(): Promise<Finding[]> {
  const finding = (what: string, { tried, failures }: { tried: number; failures: string[] }) => ({
    what,
    tried,
    held: tried - new Set(failures.map((line) => line.split(':')[0])).size,
    failures,
  });
  const dist = join(root, 'dist');
  return Promise.resolve([
    finding('files of the repository without a secret', searchRepository()),
    finding('commits without a secret', searchHistory()),
    existsSync(dist)
      ? finding('files of the built site without a secret', searchFolder(dist))
      : { what: 'files of the built site', tried: 0, held: null, note: 'not built: npm run build' },
  ]);
}

if (process.argv[1] === script) {
  const { failures } = searchFolder(process.argv[2] ?? 'dist');
  for (const line of failures) console.error(line);
  if (failures.length > 0) process.exitCode = 1;
}
