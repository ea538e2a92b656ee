// Run as a script, writes docs/permissions.md and docs/columns.md.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { callersByFunction } from '../db/access-functions';
import { roleConditions, rightsByTable, type Rights, type Role } from '../db/access-matrix';
import { submissions, type Table } from '../db/tables';

const permissionsHead = `# Permissions

Generated from \`tests/db/access-matrix.ts\` and \`access-functions.ts\` by \`npm run db:docs\`. \`tests/db/access.test.ts\` tests every
cell on PostgreSQL: with the grants of the migrations, which are the same where grants are automatic, and at night after
\`grant all\`, which leaves only policies and triggers, and thus rows, not columns. Everything that is not listed is refused, but
\`reset_factor\` for oneself, and \`use_recovery_code\` to whoever owes the code of a second factor.
`;

const columnsHead = `# Columns of the forms

Generated from \`tests/db/tables.ts\` by \`npm run db:docs\`; \`tests/db/checks.test.ts\` compares it with the database.
Another site of yours can send rows as this one does: \`POST\` to \`/rest/v1/TABLE\` with the publishable key,
\`Prefer: return=minimal\`, and an \`id\` of its own, so that a repeated request is stored once. An application goes to
\`/rest/v1/rpc/submit_application\`, as \`application\` and \`files\`: a resume, each with \`kind\`, \`file_name\` and \`content\` in base64.
`;

const verbs = ['select', 'insert', 'update', 'delete'] as const;
const callers = Object.keys(roleConditions) as Role[];

export const printedDocs = { 'permissions.md': printPermissions, 'columns.md': printColumns };

function printPermissions(): string {
  const parts = [permissionsHead, markdownTable(['role', ''], Object.entries(roleConditions))];
  for (const [table, rightsByRole] of Object.entries(rightsByTable)) {
    const rows = Object.entries(rightsByRole).map(([role, rights]) => [
      role,
      ...verbs.map((verb) => printRight(rights[verb])),
    ]);
    parts.push(`## ${table}\n`, markdownTable(['', ...verbs], rows));
  }
  const functionRows = Object.entries(callersByFunction).map(([name, allowedCallers]) => [
    `\`${name}\``,
    ...callers.map((role) => (allowedCallers.includes(role) ? 'yes' : '')),
  ]);
  parts.push('## Functions\n', markdownTable(['', ...callers], functionRows));
  return parts.join('\n');
}

function printColumns(): string {
  const parts = submissions.map((table) => {
    const rows = Object.keys(table.row).map((column) => [
      `\`${column}\``,
      table.optional.includes(column) || table.row[column] === true ? 'no' : 'yes',
      ruleOf(table, column),
    ]);
    return `## ${table.name}\n\n${markdownTable(['column', 'required', 'value'], rows)}`;
  });
  return [columnsHead, ...parts].join('\n');
}

function ruleOf({ lengths, values, rules }: Table, column: string): string {
  if (rules[column]) return rules[column];
  if (values[column]) return values[column].map((value) => `\`${value}\``).join(', ');
  if (!lengths[column]) throw new Error(`tests/db/tables.ts has no rule for ${column}`);
  const [min, max] = lengths[column];
  return `text of ${min} to ${max} characters`;
}

function printRight(right: Rights[(typeof verbs)[number]]): string {
  if (!right || right === 'yes') return right ?? '';
  if (Array.isArray(right)) return right.join(', ');
  const columns = right.columns ? `${right.columns.join(', ')} ` : '';
  return `${columns}where \`${right.where}\``;
}

const markdownTable = (titles: string[], rows: string[][]) =>
  [titles, titles.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('');

export const docFile = (name: string) =>
  fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(printedDocs)) writeFileSync(docFile(name), text());
}
