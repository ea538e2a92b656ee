import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineBrowser } from '../browser.ts';
import { connectBiDi, fromRemote, inPage, toRemote } from './bi-di.ts';
import type { BiDi, RemoteValue } from './bi-di.ts';
import { drivenPage } from './page.ts';
import { startProgram } from './program.ts';
import { DriverError, type DriverSession } from './session.ts';

/** A Firefox as it is delivered. @param path of its program. */
export async function startFirefox(path: string): Promise<EngineBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'deccan-reach-firefox-'));
  const firefox = startProgram(path, [
    '--headless',
    '--no-remote',
    '--remote-debugging-port=0',
    '--profile',
    profile,
  ]);
  const address = /WebDriver BiDi listening on (ws:\S+)/;
  await firefox.until(() => address.test(firefox.output()));
  const biDi = await connectBiDi(`${address.exec(firefox.output())?.[1]}/session`);
  await biDi.send('session.new', { capabilities: {} });
  await biDi.send('session.subscribe', { events: ['log.entryAdded'] });

  return {
    async open(baseUrl) {
      const complaints: string[] = [];
      biDi.on('log.entryAdded', (entry) => {
        const { level, text, stackTrace } = entry as LogEntry;
        if (level === 'error' && (text !== unexplained || stackTrace)) complaints.push(text);
      });
      const session = await openTab(biDi);
      return {
        page: drivenPage(session, baseUrl),
        complaints: async () => complaints,
        close: async () => void (await session.end()),
      };
    },
    async close() {
      biDi.close();
      await firefox.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Apart from other tabs, as in a container. */
async function openTab(biDi: BiDi): Promise<DriverSession> {
  const { userContext } = await biDi.send<{ userContext: string }>('browser.createUserContext');
  const { context } = await biDi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  await biDi.send('script.addPreloadScript', {
    functionDeclaration: `() => addEventListener('securitypolicyviolation', (event) =>
      console.error('policy:', event.effectiveDirective, event.blockedURI, event.sample))`,
    contexts: [context],
  });
  const perform = (type: string, actions: object[]) =>
    biDi.send('input.performActions', { context, actions: [{ type, id: type, actions }] });

  return {
    go: (url) => biDi.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => biDi.send('browsingContext.reload', { context, wait: 'complete' }),
    back: () => biDi.send('browsingContext.traverseHistory', { context, delta: -1 }),
    async run<Value>(script: string, ...given: unknown[]) {
      const answer = await biDi.send<ScriptResult>('script.callFunction', {
        target: { context },
        functionDeclaration: inPage(script),
        arguments: given.map(toRemote),
        awaitPromise: true,
      });
      if (answer.type === 'exception') {
        throw new DriverError('javascript error', answer.exceptionDetails.text);
      }
      const { value, error } = fromRemote(answer.result) as { value: Value; error?: string };
      if (error !== undefined) throw new DriverError('javascript error', error);
      return value;
    },
    click: (element) =>
      perform('pointer', [
        { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (_, text) =>
      perform(
        'key',
        [...new Intl.Segmenter().segment(text)].flatMap(({ segment: value }) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    chooseFile: (element, path) => biDi.send('input.setFiles', { context, element, files: [path] }),
    end: () => biDi.send('browser.removeUserContext', { userContext }),
  };
}

/** Logged on some driven pages without a stack or a source; why is not known. */
const unexplained = 'Error: Permission denied to access property "length"';

interface LogEntry {
  level: string;
  text: string;
  stackTrace?: object;
}

type ScriptResult =
  | { type: 'success'; result: RemoteValue }
  | { type: 'exception'; exceptionDetails: { text: string } };
