import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { freshDatabase, grantModes } from './database';
import { as, become, outcome } from './personas';
import { submit } from './submit';
import { submissions } from './tables';

describe.each(grantModes)('with %s grants', (mode) => {
  const database = freshDatabase(mode);

  describe.each(submissions)('$name', ({ name, row }) => {
    it('says in which language to answer: English, unless the form says otherwise', async () => {
      await as(database.sql, 'anonymous', async (tx) => {
        const stored: unknown[] = [];
        for (const sent of [{}, { locale: 'en' }, { locale: 'fr' }]) {
          const id = randomUUID();
          await submit(tx, name, { ...row, ...sent, id });
          await become(tx, 'owner');
          const [found] = await tx`select locale from ${tx(name)} where id = ${id}`;
          stored.push(found?.['locale']);
          await become(tx, 'anonymous');
        }
        expect(stored).toEqual(['en', 'en', 'fr']);
      });
    });

    it.each(['de', 'FR', 'fr-CM', '', null])('refuses %j', async (locale) => {
      await as(database.sql, 'anonymous', async (tx) => {
        const id = randomUUID();
        expect(await outcome(tx, (s) => submit(s, name, { ...row, id, locale }))).toContain(
          'refused',
        );
        await become(tx, 'owner');
        expect(await tx`select from ${tx(name)} where id = ${id}`).toHaveLength(0);
      });
    });

    it('follows a visitor who edits it in the other language', async () => {
      await as(database.sql, 'anonymous', async (tx) => {
        const id = randomUUID();
        await submit(tx, name, { ...row, id, locale: 'en' });
        await submit(tx, name, { ...row, id, locale: 'fr', revision: 2 });
        await become(tx, 'owner');
        expect(await tx`select locale from ${tx(name)} where id = ${id}`).toEqual([
          { locale: 'fr' },
        ]);
      });
    });

    it.each(['admin', 'stranger', 'anonymous'] as const)('is changed by no %s', async (persona) => {
      await as(database.sql, 'anonymous', async (tx) => {
        const id = randomUUID();
        await submit(tx, name, { ...row, id, locale: 'fr' });
        await become(tx, persona);
        await outcome(tx, (s) => s`update ${s(name)} set locale = 'en' where id = ${id}`);
        await become(tx, 'owner');
        expect(await tx`select locale from ${tx(name)} where id = ${id}`).toEqual([
          { locale: 'fr' },
        ]);
      });
    });
  });
});
