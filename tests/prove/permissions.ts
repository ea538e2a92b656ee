import type { Sql } from 'postgres';
import { grantModes } from '../db/grant-modes.ts';
import {
  columnVerbs,
  discover,
  probeColumns,
  probeFunction,
  probeTable,
  verbs,
  type Cell,
} from '../db/permission-probes.ts';
import { expectedAnswer, expectedColumns, expectedVerbs } from '../db/permission-rules.ts';
import { everyone } from '../db/personas.ts';
import { createTemplates, dropTemplates } from '../db/templates.ts';
import { connect, databaseUrl, startTestServer } from '../support/test-database.ts';
import type { Finding } from './prover.ts';

type Mode = (typeof grantModes)[number];

/** The whole matrix, cell by cell. */
export async function provePermissions(): Promise<Finding[]> {
  const server = await startTestServer();
  try {
    const templates = await createTemplates(server.url);
    const findings: Finding[] = [];
    for (const mode of grantModes) {
      const sql = connect(databaseUrl(server.url, templates[mode]));
      findings.push(await comparePermissions(sql, mode));
      await sql.end();
    }
    await dropTemplates(server.url, templates);
    return findings;
  } finally {
    await server.stop();
  }
}

/** @param grants what the table of findings calls them */
export async function comparePermissions(
  sql: Sql,
  mode: Mode,
  grants = mode === 'explicit' ? 'our grants' : 'everything granted',
): Promise<Finding> {
  const failures: string[] = [];
  let tried = 0;
  const check = (what: string, found: Cell | undefined, expected: Cell | undefined) => {
    tried += 1;
    if (found !== expected) failures.push(`${what}: ${String(found)}, not ${String(expected)}`);
  };
  const { tables, functions } = await discover(sql);
  for (const persona of everyone) {
    for (const table of tables) {
      const cells = await probeTable(sql, persona, table.name);
      for (const [i, cell] of expectedVerbs(table.name, persona, mode).entries()) {
        check(`${persona} ${verbs[i] ?? ''} ${table.name}`, cells[i], cell);
      }
      for (const verb of table.name.includes('.') ? [] : columnVerbs) {
        const found = await probeColumns(sql, persona, table, verb);
        for (const [column, cell] of Object.entries(expectedColumns(table, persona, verb, mode))) {
          check(`${persona} ${verb} ${table.name}.${column}`, found[column], cell);
        }
      }
    }
    for (const name of functions) {
      const cell = await probeFunction(sql, persona, name);
      check(`${persona} ${name}`, cell, expectedAnswer(name, persona));
    }
  }
  return {
    what: `permission matrix, ${grants}`,
    tried,
    held: tried - failures.length,
    failures,
  };
}
