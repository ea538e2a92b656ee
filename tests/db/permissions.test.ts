import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { freshDatabase, grantModes } from './database';
import {
  columnVerbs,
  discover,
  probeColumns,
  probeFunction,
  probeTable,
} from './permission-probes';
import {
  expectedAnswer,
  expectedColumns,
  expectedVerbs,
  ruledFunctions,
  ruledTables,
} from './permission-rules';
import { documentFile, printPermissions } from './permission-document';
import { everyone } from './personas';

describe.each(grantModes)('with %s grants', (mode) => {
  const database = freshDatabase(mode);

  it('every table and function that there is has a rule', async () => {
    const { tables, functions } = await discover(database.sql);
    const exposed = (name: string) => !name.startsWith('private.');
    expect(
      tables
        .map(({ name }) => name)
        .filter(exposed)
        .toSorted(),
    ).toEqual(ruledTables.toSorted());
    expect(functions.filter(exposed).toSorted()).toEqual(ruledFunctions.toSorted());
  });

  it.each(everyone)('%s finds the private schema closed', async (persona) => {
    const { tables, functions } = await discover(database.sql);
    for (const { name } of tables.filter((table) => table.name.startsWith('private.'))) {
      const cells = await probeTable(database.sql, persona, name);
      expect({ name, cells }).toEqual({ name, cells: expectedVerbs(name, persona, mode) });
    }
    for (const name of functions.filter((one) => one.startsWith('private.'))) {
      const cell = await probeFunction(database.sql, persona, name);
      expect({ name, cell }).toEqual({ name, cell: expectedAnswer(name, persona) });
    }
  });

  describe.each(ruledFunctions)('%s', (name) => {
    it.each(everyone)('answers %s as written', async (persona) => {
      const cell = await probeFunction(database.sql, persona, name);
      expect(cell).toBe(expectedAnswer(name, persona));
    });
  });

  describe.each(ruledTables)('%s', (name) => {
    it.each(everyone)('lets %s do what is written, and no more', async (persona) => {
      const cells = await probeTable(database.sql, persona, name);
      expect(cells).toEqual(expectedVerbs(name, persona, mode));
    });

    it.each(everyone)('lets %s read and set the written columns, and no other', async (persona) => {
      const { tables } = await discover(database.sql);
      const columns = tables.find((table) => table.name === name)?.columns ?? [];
      for (const verb of columnVerbs) {
        const cells = await probeColumns(database.sql, persona, { name, columns }, verb);
        expect(cells).toEqual(expectedColumns({ name, columns }, persona, verb, mode));
      }
    });
  });
});

describe('docs/permissions.md', () => {
  const explicit = freshDatabase('explicit');
  const granted = freshDatabase('granted');

  it('says what is measured (else: npm run db:permissions)', async () => {
    expect(readFileSync(documentFile, 'utf8')).toBe(
      await printPermissions(explicit.sql, granted.sql),
    );
  }, 300_000);
});
