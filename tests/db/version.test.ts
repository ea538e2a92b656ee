import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chosenMajor } from '../../supabase/embedded/binaries';
import { sharedDatabase } from './database';

const database = sharedDatabase('bare');

it.skipIf(process.env['TEST_DATABASE_URL'])(
  'the tests run on the PostgreSQL that PG_MAJOR names',
  async () => {
    const [row] = await database.sql`select current_setting('server_version') as version`;
    expect(String(row?.['version']).split('.')[0]).toBe(chosenMajor());
  },
);

it('every migration has a unique number', () => {
  const numbers = readdirSync('supabase/migrations').map((name) => name.split('_')[0]);
  expect(numbers.filter((one, index) => numbers.indexOf(one) !== index)).toEqual([]);
});
