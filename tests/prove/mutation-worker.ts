// A process of mutate.ts: tries one mutant after the other, as they are sent.
import { grantModes } from '../db/grant-modes.ts';
import type { Templates } from '../db/templates.ts';
import { connect, createDatabase, dropDatabase, uniqueName } from '../support/test-database.ts';
import { openDatabaseSuite } from './database-suite.ts';
import { tryMutant, type Laboratory, type Trial } from './mutation-trial.ts';
import type { Mutant } from './mutants.ts';

export type Answer = { ready: true } | { trial: Trial } | { error: string };

const [serverUrl = '', templatesText = '{}', testsFirst] = process.argv.slice(2);
const templates = JSON.parse(templatesText) as Templates;
const send = (answer: Answer) => process.send?.(answer);
const suite = await openDatabaseSuite(serverUrl);
const names = { explicit: uniqueName('play'), granted: uniqueName('play') };
const playground = async (name: keyof typeof names) =>
  connect(await createDatabase(serverUrl, names[name], { template: templates[name] }));
const playgrounds = {
  explicit: await playground('explicit'),
  granted: await playground('granted'),
};
const laboratory: Laboratory = {
  serverUrl,
  templates,
  playgrounds,
  suite,
  passing: new Set(),
  noticers: new Map(),
};

process.on('message', (mutant: Mutant) => {
  tryMutant(mutant, laboratory).then(
    (trial) => send({ trial }),
    // It cannot be made, or the tests fail without it: nobody knows whether its loss would be noticed.
    (error: unknown) => send({ trial: { mutant, noticed: 'not', by: String(error) } }),
  );
});
process.once('disconnect', () => void leave());

async function leave(): Promise<void> {
  for (const mode of grantModes) {
    await playgrounds[mode].end();
    await dropDatabase(serverUrl, names[mode]);
  }
  await suite.close();
  process.exit();
}

const failed = testsFirst === 'true' ? await suite.run(suite.files, templates) : null;
send(
  failed ? { error: `fails without a mutant: ${failed.file}, ${failed.test}` } : { ready: true },
);
