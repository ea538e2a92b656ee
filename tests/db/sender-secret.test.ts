import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { freshDatabase } from './database';
import { become, giveRole, outcome, people, type Persona, type Tx } from './personas';
import { apply, resume, submit } from './submit';
import { applications, submissions, type Row } from './tables';

const { it } = freshDatabase('granted');
const refused = 'refused PT409';

describe.each(submissions)('$name', ({ name, row }) => {
  const revise = (tx: Tx, changes: Row) =>
    outcome(tx, (step) => submit(step, name, { ...row, revision: 2, ...changes }));
  const emailOf = async (tx: Tx, id: string) => {
    await become(tx, 'owner');
    const rows = await tx`select email from ${tx(name)} where id = ${id}`;
    return rows.map(({ email }) => email as string);
  };

  it.for<Persona>(['anonymous', 'sales', 'hr', 'admin', 'formerAdmin'])(
    'cannot be changed by %s, who knows the id and not the secret',
    async (persona, { tx }) => {
      for (const role of ['sales', 'hr'] as const) await giveRole(tx, role, role);
      const id = randomUUID();
      await become(tx, 'anonymous');
      await submit(tx, name, { ...row, id });
      await become(tx, persona);
      const email = people.sales.email;
      for (const sender_secret of [null, '', id, randomUUID()]) {
        expect(await revise(tx, { id, email, sender_secret })).toBe(refused);
      }
      expect(await emailOf(tx, id)).toEqual([row['email']]);
    },
  );

  it('cannot be changed without a secret on either side', async ({ anonymous: tx }) => {
    const id = randomUUID();
    const unsigned = { id, sender_secret: null };
    await submit(tx, name, { ...row, ...unsigned });
    expect(await revise(tx, { ...unsigned, revision: 1 })).not.toContain('refused');
    expect(await revise(tx, { ...unsigned, email: 'x@example.com' })).toBe(refused);
    expect(await revise(tx, { id, email: 'x@example.com' })).toBe(refused);
    // as the outbox sends it then
    expect(await revise(tx, { id: randomUUID(), replaces: id })).not.toContain('refused');
    expect(await emailOf(tx, id)).toEqual([row['email']]);
  });

  it('is not called stored for somebody else who took its id', async ({ anonymous: tx }) => {
    const id = randomUUID();
    await submit(tx, name, { ...row, id, revision: 1000, sender_secret: 'of a stranger' });
    expect(await revise(tx, { id })).toBe(refused);
  });

  it('can be changed by its sender five times', async ({ anonymous: tx }) => {
    const id = randomUUID();
    await submit(tx, name, { ...row, id });
    const answers = [];
    for (let revision = 2; revision <= 7; revision += 1) {
      answers.push(await revise(tx, { id, revision, email: `v${revision}@example.com` }));
    }
    expect(answers.map((answer) => answer.includes('refused')).lastIndexOf(false)).toBe(4);
    expect(await emailOf(tx, id)).toEqual(['v6@example.com']);
  });

  it('leaves only the hash of its secret, until it is deleted', async ({ anonymous: tx }) => {
    const [id, sender_secret] = [randomUUID(), randomUUID()];
    await submit(tx, name, { ...row, id, sender_secret });
    await become(tx, 'owner');
    const stored = async () => {
      const [kept] = await tx`
        select json_build_array(
          (select json_agg(s) from ${tx(name)} as s where id = ${id}),
          (select json_agg(s) from private.sender_secrets as s where record_id = ${id})
        )::text as text
      `;
      return String(kept?.['text']);
    };
    expect(await stored()).toContain('secret_hash');
    expect(await stored()).not.toContain(sender_secret);
    await tx`delete from ${tx(name)} where id = ${id}`;
    expect(await stored()).not.toContain('secret_hash');
  });
});

it('an application that the honeypot caught stores no files', async ({ anonymous: tx }) => {
  const id = randomUUID();
  const undecodable = { ...resume, content: '!' };
  await apply(tx, { ...applications.row, id, honeypot: 'x' }, [undecodable]);
  await become(tx, 'owner');
  expect(await tx`select spam_reason from career_applications where id = ${id}`).toEqual([
    { spam_reason: 'honeypot' },
  ]);
  expect(await tx`select from record_files where record_id = ${id}`).toHaveLength(0);
});
