import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { VisitorFile, VisitorLocator, VisitorPage } from '../../support/visitor-page.ts';
import { findIn, type Query } from './find.ts';
import { DriverError, type DriverSession, type ElementReference } from './session.ts';

const patienceMs = 30_000;

/** A window that a driver of ours moves, as the stories use it. */
export function drivenPage(session: DriverSession, baseUrl: string): VisitorPage {
  const run = <Value>(script: string, ...given: unknown[]) =>
    patiently(() => session.run<Value>(script, ...given));
  const find = (query: Query) =>
    session.run<ElementReference[]>(`return (${findIn.toString()})(given[0])`, query);

  function locator(query: Query, firstOnly = false): VisitorLocator {
    async function one(): Promise<ElementReference> {
      const found = await find(query);
      if (found.length > 1 && !firstOnly) {
        throw new Error(`${found.length} elements are ${JSON.stringify(query)}`);
      }
      if (!found[0]) throw new DriverError('no such element', JSON.stringify(query));
      return found[0];
    }
    const act = <Value>(task: (element: ElementReference) => Promise<Value>) =>
      patiently(async () => task(await one()));
    /** The body of a function of `element`; the arguments follow it in `given`. */
    const ask = <Value>(script: string, ...given: unknown[]) =>
      act((element) => session.run<Value>(`const [element] = given; ${script}`, element, ...given));

    const click = () =>
      act(async (element) => {
        if (!(await session.run(bringIntoReach, element))) {
          throw new DriverError('element not interactable', JSON.stringify(query));
        }
        await session.click(element);
      });

    return {
      getByRole: (role, { name, exact } = {}) =>
        locator({ by: 'role', what: role, name, exact, within: query.what }),
      first: () => locator(query, true),
      click,
      async check() {
        if (!(await ask<boolean>('return element.checked'))) await click();
      },
      fill: (text) =>
        act(async (element) => {
          await session.run('given[0].focus(); given[0].select()', element);
          await session.type(element, text);
        }),
      selectOption: (option) => ask(choose, option),
      setInputFiles: (file) =>
        act(async (element) => void (await session.chooseFile(element, pathOf(file)))),
      waitFor: () => act(async () => undefined),
      count: async () => (await patiently(() => find(query))).length,
      innerText: () => ask('return element.innerText'),
      inputValue: () => ask('return element.value'),
      getAttribute: (name) => ask('return element.getAttribute(given[1])', name),
    };
  }

  return {
    goto: (path) => session.go(baseUrl + path),
    reload: () => session.reload(),
    goBack: () => session.back(),
    title: () => run('return document.title'),
    evaluate: (task) => run(`return (${task.toString()})()`),
    getByLabel: (label, { exact } = {}) => locator({ by: 'label', what: label, exact }),
    getByRole: (role, { name, exact } = {}) => locator({ by: 'role', what: role, name, exact }),
    getByText: (text, { exact } = {}) =>
      typeof text === 'string'
        ? locator({ by: 'text', what: text, exact })
        : locator({ by: 'text', what: text.source, pattern: true }),
    locator: (selector) => locator({ by: 'css', what: selector }),
  };
}

/** False while the element is disabled or something lies over it. */
const bringIntoReach = `
  const [element] = given;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getClientRects()[0];
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return !element.disabled && (element.contains(there) || there?.contains(element) === true);`;

/** What the browser does when an option is picked from its own list, which no driver can open. */
const choose = `
  const option = [...element.options].find(({ value, text }) => [value, text].includes(given[1]));
  if (!option) throw new Error('there is no option ' + given[1]);
  option.selected = true;
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));`;

async function patiently<Value>(task: () => Promise<Value>): Promise<Value> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof DriverError && error.passing) || Date.now() > until) throw error;
      await sleep(100);
    }
  }
}

function pathOf(file: string | VisitorFile): string {
  if (typeof file === 'string') return file;
  const path = join(mkdtempSync(join(tmpdir(), 'deccan-reach-file-')), file.name);
  writeFileSync(path, file.buffer);
  return path;
}
