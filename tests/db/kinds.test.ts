import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { acting } from './personas';
import { visitorSends } from './mail';

const { it } = sharedDatabase('explicit');

it('a kind gets another field by one call, which visitors send and staff read', async ({ tx }) => {
  await tx`alter table private.records add column website text`;
  await tx`
    update private.kinds_of_record set optional = optional || '{website}' where kind = 'partnership_applications'`;
  const columns = () => tx`
    select attname from pg_attribute where attrelid = 'partnership_applications'::regclass and attnum > 0 order by attnum`;
  const before = await columns();
  await tx`call private.make_kind('partnership_applications')`;
  expect(await columns()).toEqual([...before, { attname: 'website' }]);
  const id = await visitorSends(tx, { website: 'example.com' }, 'partnership_applications');
  const read = await acting(
    tx,
    'admin',
    () => tx`select website from partnership_applications where id = ${id}`,
  );
  expect(read).toEqual([{ website: 'example.com' }]);
});
