// As a script: writes tests/db/access-matrix.ts to docs/permissions.md.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { functions, roles, tables, type Rights, type Role } from '../db/access-matrix';

export const accessFile = fileURLToPath(new URL('../../docs/permissions.md', import.meta.url));

const head = `# Who may do what

Printed from \`tests/db/access-matrix.ts\` by \`npm run db:permissions\`; \`tests/db/access.test.ts\` tries every
cell on PostgreSQL: with the grants of the migrations, on a project that grants by itself, and after
\`grant all\`, where policies and triggers stand alone. Whatever is not listed is refused.
`;

const verbs = ['select', 'insert', 'update', 'delete'] as const;
const callers: Role[] = ['anon', 'account', 'admin', 'service_role'];

/** The matrix as Markdown. */
export function printAccess(): string {
  const parts = [head, grid(['role', ''], Object.entries(roles))];
  for (const [name, access] of Object.entries(tables)) {
    const rows = Object.entries(access).map(([role, rights]) => [
      role,
      ...verbs.map((verb) => print(rights[verb])),
    ]);
    parts.push(`## ${name}\n`, grid(['', ...verbs], rows));
  }
  const calls = Object.entries(functions).map(([name, may]) => [
    `\`${name}\``,
    ...callers.map((role) => (may.includes(role) ? 'yes' : '')),
  ]);
  parts.push('## Functions\n', grid(['', ...callers], calls));
  return parts.join('\n');
}

function print(right: Rights[(typeof verbs)[number]]): string {
  if (right === undefined || right === 'yes') return right ?? '';
  return Array.isArray(right) ? right.join(', ') : `where \`${right.where}\``;
}

const grid = (titles: string[], rows: string[][]) =>
  [titles, titles.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('');

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(accessFile, printAccess());
