import { randomUUID } from 'node:crypto';
import { postings, type Table } from '../db/tables';
import { ask, must, rowsOf, told, violatesCheck } from './backend';
import { filled, resume, send, store } from './submissions';
import { forms } from './contract';
import { forget, type World } from './world';

interface Stored {
  table: Table;
  id: string;
}

/** The staff area's requests: each demands the row back. */
function staffOf({ backend }: World, token: string) {
  const one = async (method: string, address: string, body?: unknown) => {
    const reply = await ask(backend, `/rest/v1/${address}`, { method, body, token, headers: told });
    must(rowsOf(reply).length === 1, reply, 'one row');
  };
  return {
    add: (table: string, row: object) => one('POST', `${table}?select=id`, row),
    change: (table: string, id: string, row: object) =>
      one('PATCH', `${table}?id=eq.${id}&select=id`, row),
    remove: (table: string, id: string) => one('DELETE', `${table}?id=eq.${id}&select=id`),
    read: async (address: string) => rowsOf(await ask(backend, `/rest/v1/${address}`, { token })),
    ask: (address: string, body?: unknown, method?: string) =>
      ask(backend, `/rest/v1/${address}`, { token, ...(method && { method }), body }),
  };
}
type Staff = ReturnType<typeof staffOf>;

/** What an administrator does with what this run has sent, and the things that he makes himself. */
export async function checkStaffWork(world: World, token: string, stored: Stored[]) {
  const staff = staffOf(world, token);
  for (const one of stored) await checkRecord(world, staff, one);
  await checkPostings(world, staff);
  await checkRecipients(world, staff);
}

async function checkRecord({ check, email, mark }: World, staff: Staff, { table, id }: Stored) {
  const { name, statuses } = table;
  await check(`${name}: staff find it by its address`, async () => {
    const found = await staff.read(`${name}?select=id&email=eq.${encodeURIComponent(email)}`);
    if (!found.some((row) => row['id'] === id)) throw new Error('it is not there');
  });
  await check(`${name}: staff set every status, and no other`, async () => {
    for (const status of [...statuses.slice(1), statuses[0]]) {
      await staff.change(name, id, { status });
    }
    const reply = await staff.ask(`${name}?id=eq.${id}`, { status: 'lost' }, 'PATCH');
    must(violatesCheck(reply), reply, '23514');
  });
  await check(`${name}: staff rewrite nothing of it`, async () => {
    const reply = await staff.ask(`${name}?id=eq.${id}`, { email: 'x@example.com' }, 'PATCH');
    must(/^(42501|PT403)$/.test(reply.code), reply, 'a denial');
  });
  await check(`${name}: staff note something, and take it back`, async () => {
    const note = randomUUID();
    await staff.add('staff_notes', { id: note, table_name: name, record_id: id, body: mark });
    await staff.remove('staff_notes', note);
  });
  await check(`${name}: the log tells of it`, async () => {
    const entries = await staff.read(`activity_log?select=action&record_id=eq.${id}`);
    const actions = new Set(entries.map(({ action }) => action));
    for (const wanted of ['submitted', 'resubmitted', 'status_changed']) {
      if (!actions.has(wanted)) throw new Error(`nothing of ${wanted}`);
    }
  });
  if (name !== 'career_applications') return;
  await check(`${name}: staff read its file as it was sent`, async () => {
    const [file] = await staff.read(`application_files?select=id&application_id=eq.${id}`);
    const reply = await staff.ask('rpc/read_application_file', { file_id: file?.['id'] });
    must((reply.body as { base64?: string }).base64 === resume.content, reply, 'the file');
  });
}

async function checkPostings(world: World, staff: Staff) {
  const { backend, check, mark } = world;
  const application = forms.find(({ name }) => name === 'career_applications');
  const ids = [randomUUID(), randomUUID()] as const;
  const seen = async (id: string) =>
    rowsOf(await ask(backend, `/rest/v1/job_postings?select=id&id=eq.${id}`)).length === 1;
  const made = await check('staff write a posting, which nobody sees', async () => {
    for (const id of ids) {
      world.leaves.push({ table: 'job_postings', id });
      const row = { ...postings.row, id, description: mark, status: 'draft' };
      await staff.add('job_postings', row);
    }
    if (await seen(ids[0])) throw new Error('a visitor sees a draft');
  });
  if (!made) return;
  await check('once it is active, visitors see it', async () => {
    await staff.change('job_postings', ids[0], { status: 'active' });
    if (!(await seen(ids[0]))) throw new Error('a visitor does not see it');
  });
  if (application) {
    await check('an application stays with its posting', async () => {
      const row = { ...filled(world, application), job_posting_id: ids[0] };
      await store(world, application, row);
      const reply = await send(world, application, {
        ...row,
        revision: 2,
        job_posting_id: ids[1],
      });
      must(reply.status === 409 && reply.code === 'PT409', reply, '409 PT409');
    });
  }
  await check('staff delete it', async () => {
    for (const id of ids) {
      await staff.remove('job_postings', id);
      forget(world, (leaving) => leaving.id === id);
    }
  });
}

async function checkRecipients(world: World, staff: Staff) {
  await world.check('staff add a shared mailbox, change it and take it out', async () => {
    const id = randomUUID();
    world.leaves.push({ table: 'mail_recipients', id });
    const address = `shared-${world.email}`;
    await staff.add('mail_recipients', { id, shared_address: address, mode: 'off' });
    await staff.change('mail_recipients', id, { reminders: false });
    await staff.remove('mail_recipients', id);
    forget(world, (leaving) => leaving.id === id);
  });
}

/** As staff erase a person: it is what the product offers, and shown by that. */
export async function eraseAll(world: World, token: string) {
  const staff = staffOf(world, token);
  const emails = new Set(world.leaves.flatMap(({ email }) => email ?? []));
  for (const email of emails) {
    await world.check(`${email} is erased by an administrator`, async () => {
      rowsOf(await staff.ask('rpc/erase_person', { email, dry_run: false }));
      for (const { name } of forms) {
        const left = await staff.read(`${name}?select=id&email=eq.${encodeURIComponent(email)}`);
        if (left.length > 0) throw new Error(`${left.length} left in ${name}`);
      }
      forget(world, (leaving) => leaving.email === email);
    });
  }
}
