import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

it('package.json has exact versions only', () => {
  const all = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(
    Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  ).toEqual([]);
});

it('package.json has every script that the workflows run', () => {
  const folder = '.github/workflows';
  const text = readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '');
  expect(commands.length).toBeGreaterThan(4);
  expect(commands.filter((name) => !(name in manifest.scripts))).toEqual([]);
});
