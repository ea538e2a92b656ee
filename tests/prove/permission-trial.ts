import type { Sql } from 'postgres';
import { grantModes } from '../db/grant-modes.ts';
import {
  columnVerbs,
  discover,
  probeColumns,
  probeFunction,
  probeTable,
  verbs,
} from '../db/permission-probes.ts';
import { expectedAnswer, expectedColumns, expectedVerbs } from '../db/permission-rules.ts';
import { everyone } from '../db/personas.ts';
import type { Mutant } from './mutants.ts';

/** A connection to a copy of each template that a mutant may be made in, and undone. */
export type Playgrounds = Record<(typeof grantModes)[number], Sql>;

const UNDO = Symbol('undo');

/**
 * Makes the mutant inside a transaction and compares the permission matrix of what it touches with
 * the rules: the same comparison as in permissions.test.ts, without a database of its own.
 * @returns the first cell that differs, or null
 */
export async function tryPermissions(
  mutant: Mutant,
  playgrounds: Playgrounds,
): Promise<string | null> {
  for (const mode of mutant.isGrant ? (['explicit'] as const) : grantModes) {
    let found: string | null = null;
    await playgrounds[mode]
      .begin(async (tx) => {
        await tx.unsafe(mutant.sql);
        const begin = (story: (step: typeof tx) => Promise<unknown>) => tx.savepoint(story);
        found = await firstDeviation(Object.assign(tx, { begin }) as unknown as Sql, mode, mutant);
        throw UNDO;
      })
      .catch((error: unknown) => {
        if (error !== UNDO) throw error;
      });
    if (found) return found;
  }
  return null;
}

async function firstDeviation(
  sql: Sql,
  mode: (typeof grantModes)[number],
  { kind, of, change }: Mutant,
): Promise<string | null> {
  const { tables, functions } = await discover(sql);
  const touched = tables.filter(({ name }) => name.replace('private.', '') === of);
  const named = kind === 'column grant' ? /\((\w+)\) on/.exec(change)?.[1] : undefined;
  const differ = (what: string, found: unknown, expected: unknown) =>
    JSON.stringify(found) === JSON.stringify(expected) ? null : `${mode} ${what}: ${String(found)}`;

  for (const persona of everyone) {
    try {
      for (const { name } of touched.length > 0 ? touched : tables) {
        const cells = await probeTable(sql, persona, name);
        for (const [i, cell] of expectedVerbs(name, persona, mode).entries()) {
          const deviation = differ(`${persona} ${verbs[i] ?? ''} ${name}`, cells[i], cell);
          if (deviation) return deviation;
        }
      }
      for (const { name, columns } of touched.filter((table) => !table.name.includes('.'))) {
        const table = { name, columns: named ? [named] : columns };
        for (const verb of columnVerbs) {
          const cells = await probeColumns(sql, persona, table, verb);
          for (const [column, cell] of Object.entries(
            expectedColumns(table, persona, verb, mode),
          )) {
            const what = `${persona} ${verb} ${name}.${column}`;
            const deviation = differ(what, cells[column], cell);
            if (deviation) return deviation;
          }
        }
      }
      for (const name of touched.length > 0 ? [] : functions) {
        const cell = await probeFunction(sql, persona, name);
        const deviation = differ(`${persona} ${name}`, cell, expectedAnswer(name, persona));
        if (deviation) return deviation;
      }
    } catch (error) {
      return `${mode} ${persona}: ${String(error)}`;
    }
  }
  return null;
}
