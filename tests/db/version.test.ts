import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chosenMajor } from '../../supabase/embedded/binaries';
import { freshDatabase } from './database';

const database = freshDatabase('bare');

it('every migration has a unique number', () => {
  const numbers = readdirSync('supabase/migrations').map((name) => name.split('_')[0]);
  expect(numbers.filter((one, index) => numbers.indexOf(one) !== index)).toEqual([]);
});
