// As a script: takes every defence of the database away, one at a time, and runs the database tests;
// each loss must be noticed. `--only=TEXT` tries those with the text, `--kinds=check,trigger`
// those kinds, `--shard=2/4` a quarter of them, of every kind.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createTemplates, dropTemplates, type Templates } from '../db/templates.ts';
import { connect, databaseUrl, startTestServer } from '../support/test-database.ts';
import type { Trial } from './mutation-trial.ts';
import type { Answer } from './mutation-worker.ts';
import { enumerateMutants, type Mutant } from './mutants.ts';

const script = fileURLToPath(import.meta.url);
const workerScript = fileURLToPath(new URL('mutation-worker.ts', import.meta.url));

export interface MutationOptions {
  /** Only these kinds. */
  kinds?: string[] | undefined;
  /** Only mutants whose description contains this. */
  only?: string | undefined;
  /** Of those, the nth and each so-many-th after it: `2/4`. */
  shard?: string | undefined;
  workers?: number | undefined;
}

/** @throws Error when the options make no sense, the tests fail without a mutant, or a mutant cannot be made. */
export async function mutate(options: MutationOptions = {}): Promise<Trial[]> {
  const server = await startTestServer();
  try {
    const templates = await createTemplates(server.url);
    const sql = connect(databaseUrl(server.url, templates.bare));
    const mutants = choose(await enumerateMutants(sql), options);
    await sql.end();
    const workers = Math.min(options.workers ?? availableParallelism(), mutants.length);
    const queue = [...mutants];
    const trials: Trial[] = [];
    const onTrial = (trial: Trial) => {
      trials.push(trial);
      if (trial.noticed === 'not') console.error(`survived: ${nameTrial(trial)}`);
      if (trials.length % 50 === 0) console.error(`${trials.length} of ${mutants.length}`);
    };
    const job = { serverUrl: server.url, templates, queue, onTrial };
    await Promise.all(Array.from({ length: workers }, (_, i) => work(job, i === 0)));
    await dropTemplates(server.url, templates);
    if (trials.length < mutants.length) throw new Error('A worker ended before its work.');
    return trials;
  } finally {
    await server.stop();
  }
}

function choose(mutants: Mutant[], { only = '', kinds, shard = '1/1' }: MutationOptions): Mutant[] {
  const [nth = 0, parts = 0] = shard.split('/').map(Number);
  if (!(nth >= 1 && nth <= parts)) throw new Error(`A shard is one like 2/4, not ${shard}.`);
  const chosen = mutants.filter(
    ({ kind, change }) => change.includes(only) && (kinds?.includes(kind) ?? true),
  );
  return chosen.filter((_, index) => index % parts === nth - 1);
}

interface Job {
  serverUrl: string;
  templates: Templates;
  queue: Mutant[];
  onTrial: (trial: Trial) => void;
}

/** Lets one worker empty the queue, together with the others. */
function work({ serverUrl, templates, queue, onTrial }: Job, testsFirst: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = fork(workerScript, [serverUrl, JSON.stringify(templates), String(testsFirst)], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    worker.on('message', (answer: Answer) => {
      if ('error' in answer) {
        reject(new Error(answer.error));
        worker.disconnect();
        return;
      }
      if ('trial' in answer) onTrial(answer.trial);
      const next = queue.shift();
      if (next) worker.send(next);
      else worker.disconnect();
    });
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}

/** The mutant, and the test that noticed it or the error that kept it from being tried. */
export const nameTrial = ({ mutant, by }: Trial) => `${mutant.change}${by ? ` (${by})` : ''}`;

/** What came of the trials, as lines to read. */
export function describeTrials(trials: Trial[]): string[] {
  const kinds = [...new Set(trials.map(({ mutant }) => mutant.kind))];
  const count = (kind: string, noticed: Trial['noticed']) =>
    trials.filter((trial) => trial.mutant.kind === kind && trial.noticed === noticed).length;
  const lines = kinds.map(
    (kind) =>
      `${kind.padEnd(17)} ${String(count(kind, 'behaviour')).padStart(5)} by behaviour ` +
      `${String(count(kind, 'listing')).padStart(5)} by listing only ` +
      `${String(count(kind, 'not')).padStart(5)} survived`,
  );
  const listed = trials.filter(({ noticed }) => noticed === 'listing');
  const survivors = trials.filter(({ noticed }) => noticed === 'not');
  return [
    ...lines,
    `noticed by a listing of the catalogue only: ${listed.length}`,
    ...listed.map((trial) => `  ${nameTrial(trial)}`),
    `survivors: ${survivors.length}`,
    ...survivors.map((trial) => `  ${nameTrial(trial)}`),
  ];
}

if (process.argv[1] === script) {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      kinds: { type: 'string' },
      shard: { type: 'string' },
      workers: { type: 'string' },
    },
  });
  const start = Date.now();
  const trials = await mutate({
    only: values.only,
    kinds: values.kinds?.split(','),
    shard: values.shard,
    workers: values.workers ? Number(values.workers) : undefined,
  });
  for (const line of describeTrials(trials)) console.log(line);
  console.log(`${trials.length} mutants in ${Math.round((Date.now() - start) / 1000)} s`);
  if (trials.some(({ noticed }) => noticed === 'not')) process.exitCode = 1;
}
