import { attackAll } from './attack.ts';
import { proveBackup } from './backup.ts';
import { proveDependencies } from './dependencies.ts';
import { proveEngines } from './engines.ts';
import { proveHosts } from './hosts.ts';
import { proveLoad } from './load.ts';
import { mutate, nameTrial } from './mutate.ts';
import { provePermissions } from './permissions.ts';
import type { Finding, Prover } from './prover.ts';
import { proveNoSecrets } from './secrets.ts';
import { startTarget } from './target.ts';
import { runTests, runTestsWith, runThoroughBrowserTests } from './test-files.ts';

const postgres17 = { PG_MAJOR: '17', TEST_DATABASE_URL: '', PROVE: '1' };

/** THE list: what `npm run prove` shows, in this order. One entry each. */
export const provers: Prover[] = [
  { name: 'secrets', run: proveNoSecrets },
  { name: 'dependencies', run: proveDependencies },
  { name: 'permissions', run: provePermissions },
  { name: 'backup', run: proveBackup },
  {
    name: 'postgres 17',
    run: async () => [
      runTestsWith(postgres17, 'the database’s tests on PostgreSQL 17', 'db'),
      runTestsWith(postgres17, 'test:remote, on 17', 'embedded', 'remote'),
    ],
  },
  {
    name: 'advisors',
    run: async () => [runTests('Supabase’s advisors: nothing found', 'db', 'advisors')],
  },
  {
    name: 'erasure',
    run: async () => [
      runTests('erasing a person, purging what is old', 'db', 'erasure', 'retention'),
    ],
  },
  {
    name: 'hostile input',
    run: async () => [
      runTestsWith({ PROVE: '1' }, 'hostile texts stored or refused', 'db', 'hostile-input'),
      runTests('the same over HTTP', 'thorough', 'hostile-input'),
    ],
  },
  {
    name: 'policy',
    run: async () => [runTests('security policy of pages and header', 'dom', 'security-policy')],
  },
  {
    name: 'local backend',
    run: async () => [
      runTests(
        'starts, ends, is killed, serves a developer, and its scripts',
        'thorough',
        'process-life',
        'developer',
        'scripts',
        'load.test',
      ),
    ],
  },
  {
    name: 'mail',
    run: async () => [
      runTests(
        'SMTP; 600 mails with 14 killed mailers: none lost, none doubled',
        'thorough',
        'mail-',
      ),
      runTests('the hosted function over HTTP', 'embedded', 'mail-function'),
      runTests('queue, plan, links, news; 1,000 spellings of a mailbox', 'db', 'mail', 'job-news'),
      runTests('words, and the mailer against a failing world', 'unit', 'supabase/functions'),
    ],
  },
  {
    name: 'doctor',
    run: async () => [
      runTests('each fault of host and database by its name', 'thorough', 'doctor'),
    ],
  },
  {
    name: 'browser',
    run: async () => [runThoroughBrowserTests('every page, state and rarer fault, in Chromium')],
  },
  { name: 'hosts', run: proveHosts },
  { name: 'engines', run: proveEngines },
  { name: 'attacks', run: proveAttacks },
  {
    name: 'load',
    run: proveFullLoad,
  },
  { name: 'mutation', run: proveMutation },
];

async function proveAttacks(): Promise<Finding[]> {
  const target = await startTarget();
  try {
    const { tried, succeeded, faults, guesses } = await attackAll(target);
    return [
      {
        what: 'attacks over HTTP repelled',
        tried,
        held: tried - succeeded.length,
        note: `${guesses} guesses at a table’s size (SECURITY.md)`,
        failures: succeeded,
      },
      {
        what: 'attacks without a fault of the backend',
        tried,
        held: tried - faults.length,
        failures: faults,
      },
    ];
  } finally {
    await target.stop();
  }
}

async function proveFullLoad(): Promise<Finding[]> {
  const reports = await proveLoad({ parallel: 200, inARow: 10_000, beforeKill: 1000 });
  return reports.map(({ sent, ...report }) => ({ ...report, tried: sent }));
}

/** How many weeks it takes until each defence was taken away: all of them are hours. */
const samples = 8;

async function proveMutation(): Promise<Finding[]> {
  const week = Math.floor(Date.now() / (7 * 24 * 3_600_000));
  const shard = `${(week % samples) + 1}/${samples}`;
  const trials = await mutate({ shard });
  const of = (...kinds: string[]) => trials.filter(({ noticed }) => kinds.includes(noticed));
  return [
    {
      what: 'defences whose loss the tests notice',
      tried: trials.length,
      held: of('behaviour', 'listing').length,
      note: `this week’s sample, ${shard}; ${of('listing').length} by a listing of the catalogue alone`,
      failures: of('not').map(nameTrial),
    },
  ];
}
