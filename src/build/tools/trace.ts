// Script: `npm run trace -- FILE:LINE:COLUMN …` finds the source of positions in built files.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { createBuilder } from 'vite';

// Outside dist, which is published.
const outDir = resolve('node_modules/.traced');

const frames = process.argv.slice(2);
const builder = await createBuilder({
  mode: process.env['MODE'] ?? 'production',
  logLevel: 'error',
  build: { outDir, emptyOutDir: true, sourcemap: 'hidden' },
});
await builder.buildApp();

for (const frame of frames) process.stdout.write(`${frame} → ${sourceOf(frame)}\n`);

function sourceOf(frame: string): string {
  const [, file = '', line, column] = /(assets\/[\w.-]+\.js):(\d+):(\d+)$/.exec(frame) ?? [];
  const mapFile = join(outDir, `${file}.map`);
  if (!file || !existsSync(mapFile)) {
    return 'not in this build: check out the commit that the error names, with the variables it was built with';
  }
  const sourceMap = new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')) as SourceMapPayload);
  const origin = sourceMap.findEntry(Number(line) - 1, Number(column) - 1); // both from 0
  if (!('originalSource' in origin)) return 'no line of the source';
  const source = relative('.', resolve(outDir, 'assets', origin.originalSource));
  return `${source}:${origin.originalLine + 1}:${origin.originalColumn + 1}`;
}
