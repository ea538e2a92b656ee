// Run as a script, writes docs/licences.md.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

interface LockedPackage {
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Used while building; parts of them, but not of their dependencies, are in the built pages. */
const bundledTools = ['tailwindcss'];
/** Requested by a package for its types alone. */
const isTypePackage = (name: string) => name.startsWith('@types/') || name === 'csstype';

const head = `# Licences

What the site, the staff area and the mail function contain of others, made by \`npm run licences\` from
\`package.json\`, the imports of \`supabase/functions/mail\` and \`package-lock.json\`. Tools that only build or test are left out. The map
is drawn from Natural Earth, which is in the public domain. The display face is cut from Archivo (OFL-1.1, Copyright 2020 The Archivo Project
Authors, \`public/assets/archivo-ofl.txt\`). pdfjs-dist contains OpenJPEG (BSD-2-Clause).

| package | version | licence | copyright |
| --- | --- | --- | --- |
`;

export const licencesFile = resolve('docs/licences.md');

export function formatLicences(): string {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, LockedPackage> };
  const { dependencies } = readJson('package.json') as Required<LockedPackage>;
  const shipped = new Map<string, LockedPackage>();
  const addWithDependencies = (name: string) => {
    const locked = packages[`node_modules/${name}`];
    if (isTypePackage(name) || shipped.has(name) || !locked) return;
    shipped.set(name, locked);
    for (const dependency of Object.keys({ ...locked.dependencies, ...locked.peerDependencies })) {
      addWithDependencies(dependency);
    }
  };
  for (const name of [...Object.keys(dependencies), ...importedByMail()]) addWithDependencies(name);
  for (const name of bundledTools) shipped.set(name, packages[`node_modules/${name}`] ?? {});
  const rows = [...shipped]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, { version, license }]) =>
        `| ${name} | ${version ?? ''} | ${license ?? 'not named'} | ${copyrightOf(name)} |`,
    );
  return `${head}${rows.join('\n')}\n`;
}

function importedByMail(): string[] {
  const folder = 'supabase/functions/mail';
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const imports = sources.flatMap((text) => [...text.matchAll(/^.*from '([\w@][^':]*)';$/gm)]);
  return imports.map(([, name = '']) => name);
}

/** The first line of a package's licence that names an owner with a year, as a cell of the table; empty if there is none. */
function copyrightOf(name: string): string {
  const folder = join('node_modules', name);
  if (!existsSync(folder)) return '';
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file ? readFileSync(join(folder, file), 'utf8') : '';
  const line = /^\W*(copyright\b.*(?:\d{4}|\(c\)).*)$/im.exec(text)?.[1] ?? '';
  return line
    .replaceAll(/[|<>]|\[.*$/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(licencesFile, formatLicences());
}
