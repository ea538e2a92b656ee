import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Catalogue } from '../../src/build/check-live/catalogue';
import {
  createDatabase,
  dropDatabase,
  schema,
  startTestServer,
  uniqueName,
  withConnection,
} from './test-database';

const cli = fileURLToPath(new URL('../../node_modules/supabase/dist/supabase.js', import.meta.url));

export const typesFile = fileURLToPath(new URL('../../src/lib/database.types.ts', import.meta.url));

/** Returns the text of `typesFile`: types of the schema `public`, as the Supabase CLI prints them but for two things. */
export async function generateTypes(url: string): Promise<string> {
  const types = await runSupabase('gen', 'types', '--schema=public', `--remote=${url}`);
  return withRequiredColumns(url, types.trimStart());
}

/** Runs the Supabase CLI and returns its output. The JSON format keeps warnings off stdout. */
export async function runSupabase(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, ...args, '--output-format=json'],
    { env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1' }, maxBuffer: 16 * 1024 * 1024 },
  );
  return stdout;
}

/** The CLI knows a view's columns that are never null in their table, but not those that the kind alone requires. */
async function withRequiredColumns(url: string, types: string): Promise<string> {
  const required = await withConnection(
    url,
    (sql) => sql<{ kind: string; name: string }[]>`
      select k.kind, w.name from private.kinds_of_record as k, private.words_of(k.kind) as w where w.required`,
  );
  let changedTypes = types;
  for (const { kind, name } of required) {
    const nullable = new RegExp(`("${kind}": \\{\\s*Row: \\{[^}]*?"${name}": \\w+) \\| null`);
    changedTypes = changedTypes.replace(nullable, '$1').replace(searchTypeOf(kind), '');
  }
  return changedTypes;
}

/** Lists are read untyped; the types of a search would repeat the rows of its view. */
const searchTypeOf = (kind: string) =>
  new RegExp(
    `"search_${kind}":\\s*\\{ Args[^}]*\\}; Returns: \\{[^}]*\\}\\[\\]\\s*SetofOptions: \\{[^}]*\\} \\},\\s*`,
  );

export const catalogueFile = fileURLToPath(
  new URL('../../src/build/check-live/catalogue.json', import.meta.url),
);

/** Returns what the migrations make, sorted as in `catalogueFile`. */
export async function readCatalogue(url: string): Promise<Catalogue> {
  const [row] = await withConnection(
    url,
    (sql) => sql<{ catalogue: Catalogue }[]>`select public.catalogue() as catalogue`,
  );
  const sortedEntries = <Value>(byName: Record<string, Value>) => Object.entries(byName).toSorted();
  const kinds = sortedEntries(row?.catalogue ?? {}).map(
    ([kind, definitions]) => [kind, Object.fromEntries(sortedEntries(definitions))] as const,
  );
  return Object.fromEntries(kinds);
}

async function writeTypes(): Promise<void> {
  const server = await startTestServer();
  const name = uniqueName('types');
  try {
    const url = await createDatabase(server.url, name, { scripts: schema });
    writeFileSync(typesFile, await generateTypes(url));
    writeFileSync(catalogueFile, `${JSON.stringify(await readCatalogue(url), null, 2)}\n`);
  } finally {
    await dropDatabase(server.url, name);
    await server.stop();
  }
}

if (process.argv.includes('--write')) await writeTypes();
