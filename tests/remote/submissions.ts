import { randomUUID } from 'node:crypto';
import { sendResultOf } from '@/features/forms/submission/outbox/send-result';
import { envelope, type Row, type Table } from '../db/tables';
import { base64 } from '../db/submit';
import { pdf } from '../support/document-builders';
import { ask, must, violatesCheck, type Reply } from './backend';
import { forms } from './contract';
import type { World } from './world';

const isApplication = ({ name }: Table) => name === 'career_applications';
export const resume = { kind: 'resume', file_name: 'resume.pdf', content: base64(pdf()) };

/** The site's own judgement of an answer. */
function judge(reply: Reply, id: string) {
  const answer = { status: reply.status, body: reply.text, retryAfter: reply.retryAfter };
  return sendResultOf(answer, id, { now: Date.now(), online: true });
}

function leavingOf({ name }: Table, { id, email }: Row & { id: string }) {
  return { table: name, id, email: String(email) };
}

export function filled(world: World, { row, lengths }: Table): Row & { id: string } {
  const freeTexts = Object.keys(lengths).filter((column) => (lengths[column]?.[1] ?? 0) >= 5000);
  const marked = Object.fromEntries(freeTexts.map((column) => [column, world.mark]));
  return { ...row, ...envelope, ...marked, email: world.email, id: randomUUID() };
}

/** As the form sends it: a table takes the row, a function an application and its files. */
export function send(world: World, table: Table, rows: unknown, files: unknown = [resume]) {
  const minimal = { prefer: 'return=minimal' };
  return isApplication(table)
    ? ask(world.backend, '/rest/v1/rpc/submit_application', { body: { application: rows, files } })
    : ask(world.backend, `/rest/v1/${table.name}`, { body: rows, headers: minimal });
}

/** Sends it and has it stored; whatever comes of that, it is cleaned up. */
export async function store(world: World, table: Table, row: Row & { id: string }) {
  if (!world.leaves.some(({ id }) => id === row.id)) {
    world.leaves.push(leavingOf(table, row));
  }
  const reply = await send(world, table, row);
  must(judge(reply, row.id).result === 'stored', reply, 'it stored');
}

async function refused(world: World, table: Table, row: Row & { id: string }, files?: unknown) {
  const leaving = leavingOf(table, row);
  world.leaves.push(leaving);
  const reply = await send(world, table, row, files);
  const isFinal = judge(reply, row.id).result === 'refused' || violatesCheck(reply);
  must(isFinal, reply, 'a refusal for good');
  world.leaves = world.leaves.filter((one) => one !== leaving);
}

/** What the four forms rely on. @returns what is stored now. */
export async function checkSubmissions(world: World) {
  const stored: { table: Table; id: string }[] = [];
  for (const table of forms) {
    const row = filled(world, table);
    const { name } = table;
    const arrived = await world.check(`${name}: a visitor sends one`, () =>
      store(world, table, row),
    );
    if (!arrived) continue;
    stored.push({ table, id: row.id });
    await world.check(`${name}: sent again, it is no second one`, () => store(world, table, row));
    await world.check(`${name}: an edit replaces it`, () =>
      store(world, table, { ...row, revision: 2 }),
    );
    await world.check(`${name}: a wrong value is refused for good`, () =>
      refused(world, table, { ...filled(world, table), email: 'nobody' }),
    );
    await world.check(`${name}: a missing value is refused for good`, () =>
      refused(world, table, { ...filled(world, table), email: null }),
    );
    if (isApplication(table)) await checkFiles(world, table);
    else await checkAlone(world, table);
  }
  if (world.limits) await checkLimit(world);
  else world.skip('eleven of one address within an hour', 'told by --limits');
  return stored;
}

async function checkAlone(world: World, table: Table) {
  await world.check(`${table.name}: two at once are refused`, async () => {
    const rows = [filled(world, table), filled(world, table)];
    const reply = await send(world, table, rows);
    if (reply.status < 300) {
      world.leaves.push(...rows.map((row) => leavingOf(table, row)));
    }
    must(reply.status === 400 && reply.code === 'PT400', reply, '400 PT400');
  });
}

async function checkFiles(world: World, table: Table) {
  const text = {
    ...resume,
    content: base64(new TextEncoder().encode('a text, whatever its name')),
  };
  for (const [what, files] of [
    ['without a resume', []],
    ['with a text that is named .pdf', [text]],
  ] as const) {
    await world.check(`${table.name}: one ${what} is refused for good`, () =>
      refused(world, table, filled(world, table), files),
    );
  }
  await world.check(`${table.name}: none comes past submit_application`, async () => {
    const row = filled(world, table);
    const reply = await ask(world.backend, `/rest/v1/${table.name}`, {
      body: row,
      headers: { prefer: 'return=minimal' },
    });
    if (reply.status < 300) world.leaves.push(leavingOf(table, row));
    must(reply.code === '42501', reply, '42501');
  });
}

/** Their sender is another one, so that the run's own may go on. */
async function checkLimit(world: World) {
  const table = forms[0];
  if (!table) return;
  await world.check('the eleventh of one address within an hour waits', async () => {
    const email = `limit-${world.email}`;
    for (let sent = 0; sent < 10; sent += 1) {
      await store(world, table, { ...filled(world, table), email });
    }
    const row = { ...filled(world, table), email };
    const reply = await send(world, table, row);
    if (reply.status < 300) world.leaves.push(leavingOf(table, row));
    const result = judge(reply, row.id);
    const limited = result.result === 'unreachable' && result.stop?.why === 'limit';
    must(
      limited && reply.status === 429 && Number(reply.retryAfter) > 0,
      reply,
      '429 with a limit',
    );
  });
}
