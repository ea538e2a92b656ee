import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { displayFace } from '@/content/facts/display-face';

const worn = new Set<FontFace>();
const fetched: string[] = [];

class Face {
  status = 'unloaded';
  constructor(
    public family: string,
    public source: string,
  ) {}
  async load() {
    fetched.push(this.source);
    this.status = 'loaded';
    return this;
  }
}

beforeEach(() => {
  worn.clear();
  fetched.length = 0;
  vi.resetModules();
  vi.stubGlobal('FontFace', Face);
  Object.defineProperty(document, 'fonts', { value: worn, configurable: true });
  document.body.innerHTML = '<main><h1>Value Added Services</h1></main>';
});

/** Opens a page on which the heading takes one line, and `lines` with the face. */
async function arrive(lines: number) {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(
    () => 40 * (worn.size > 0 ? lines : 1),
  );
  const { fetchDisplayFace, wearDisplayFace } = await import('./display-face');
  fetchDisplayFace();
  fetchDisplayFace();
  await new Promise((resolve) => setTimeout(resolve, 250));
  return wearDisplayFace;
}

test('the name of the face’s file changes with its content, as browsers keep it for ever', () => {
  const file = readFileSync(`public${displayFace.path}`);
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 7);
  expect(displayFace.path).toContain(hash);
  expect(file.length).toBeLessThan(10_000);
});

test('a face that would move what somebody reads is worn from the next page on', async () => {
  const moveOn = await arrive(2);
  expect(worn.size).toBe(0);
  moveOn();
  expect(worn.size).toBe(1);
});

test.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched with %j',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    await arrive(1);
    Reflect.deleteProperty(navigator, 'connection');
    expect(fetched).toEqual([]);
  },
);
