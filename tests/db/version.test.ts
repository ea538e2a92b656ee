import { expect, it } from 'vitest';
import { chosenMajor } from '../../supabase/embedded/binaries';
import { freshDatabase } from './database';

const database = freshDatabase('bare');

it.skipIf(process.env['TEST_DATABASE_URL'])(
  'the tests run on the PostgreSQL that PG_MAJOR names',
  async () => {
    const [row] = await database.sql`select current_setting('server_version') as version`;
    expect(String(row?.['version']).split('.')[0]).toBe(chosenMajor());
  },
);
