import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDatabase, dropDatabase, schema, startTestServer, uniqueName } from './test-database';

const cli = fileURLToPath(new URL('../../node_modules/supabase/dist/supabase.js', import.meta.url));

export const typesFile = fileURLToPath(new URL('../../src/lib/database.types.ts', import.meta.url));

/** Returns TypeScript types of the schema `public`, as the Supabase CLI prints them. */
export async function generateTypes(url: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    // The JSON format keeps warnings off stdout.
    [cli, 'gen', 'types', '--schema=public', `--remote=${url}`, '--output-format=json'],
    { env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1' }, maxBuffer: 2 ** 24 },
  );
  return stdout.trimStart();
}

async function writeTypes(): Promise<void> {
  const server = await startTestServer();
  const name = uniqueName('types');
  try {
    writeFileSync(
      typesFile,
      await generateTypes(await createDatabase(server.url, name, { scripts: schema })),
    );
  } finally {
    await dropDatabase(server.url, name);
    await server.stop();
  }
}

if (process.argv.includes('--write')) await writeTypes();
