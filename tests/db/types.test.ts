import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateTypes, typesFile } from '../support/generate-types';
import { sharedDatabase } from './database';

const database = sharedDatabase('bare');

it('src/lib/database.types.ts matches the migrations (else: npm run db:types)', async () => {
  expect(readFileSync(typesFile, 'utf8')).toBe(await generateTypes(database.url));
}, 60_000);
