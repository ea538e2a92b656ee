import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { freshDatabase, grantModes } from './database';
import { as, become, outcome, type Tx } from './personas';
import { submit } from './submit';
import { submissions, type Row } from './tables';

const version = 'quote-fr-0123abcd';
const newer = 'quote-en-89abcdef';

/** What is stored of somebody's consent, and whether its time is this very moment. */
async function consentOf(tx: Tx, table: string, id: string) {
  const [found] = await tx<{ version: string | null; time: string | null }[]>`
    select consent_version as version,
      case when consented_at = now() then 'now' else consented_at::text end as time
    from ${tx(table)} where id = ${id}
  `;
  return found;
}

describe.each(grantModes)('with %s grants', (mode) => {
  const database = freshDatabase(mode);

  describe.each(submissions)('$name', ({ name, row }) => {
    const stored = (sent: Row) =>
      as(database.sql, 'anonymous', async (tx) => {
        const id = randomUUID();
        await submit(tx, name, { ...row, ...sent, id });
        await become(tx, 'owner');
        return consentOf(tx, name, id);
      });

    it('keeps which words a visitor saw, and when that arrived', async () => {
      expect(await stored({ consent_version: version })).toEqual({ version, time: 'now' });
    });

    it.each<[string, Row]>([
      ['nothing', {}],
      ['null', { consent_version: null }],
      ['an empty text', { consent_version: '' }],
      ['another shape', { consent_version: '2026-11' }],
      ['capitals', { consent_version: version.toUpperCase() }],
      ['a line more', { consent_version: `${version}\n` }],
      ['a novel', { consent_version: 'x'.repeat(100_000) }],
    ])('is not lost with %s as its version, which then is not known', async (_, sent) => {
      expect(await stored(sent)).toEqual({ version: null, time: null });
    });

    it('follows a visitor who sends it anew under other words, or under none', async () => {
      await as(database.sql, 'anonymous', async (tx) => {
        const id = randomUUID();
        const found: unknown[] = [];
        for (const [revision, consent_version] of [version, newer, null].entries()) {
          await submit(tx, name, { ...row, id, consent_version, revision: revision + 1 });
          await become(tx, 'owner');
          found.push(await consentOf(tx, name, id));
          await become(tx, 'anonymous');
        }
        expect(found).toEqual([
          { version, time: 'now' },
          { version: newer, time: 'now' },
          { version: null, time: null },
        ]);
      });
    });

    it('takes its time from nobody', async () => {
      await as(database.sql, 'anonymous', async (tx) => {
        const id = randomUUID();
        const forged = { ...row, id, consent_version: version, consented_at: '2020-01-01' };
        await outcome(tx, (s) => submit(s, name, forged));
        await become(tx, 'owner');
        expect([undefined, 'now']).toContain((await consentOf(tx, name, id))?.time);
      });
    });

    it.each(['admin', 'stranger', 'anonymous'] as const)('is changed by no %s', async (persona) => {
      await as(database.sql, 'anonymous', async (tx) => {
        const id = randomUUID();
        await submit(tx, name, { ...row, id, consent_version: version });
        await become(tx, persona);
        for (const change of [
          { consent_version: newer },
          { consent_version: null, consented_at: null },
          { consented_at: '2020-01-01' },
        ]) {
          await outcome(tx, (s) => s`update ${s(name)} set ${s(change)} where id = ${id}`);
        }
        await become(tx, 'owner');
        expect(await consentOf(tx, name, id)).toEqual({ version, time: 'now' });
      });
    });

    it('has no time without words, nor words without a time, whoever writes it', async () => {
      await as(database.sql, 'owner', async (tx) => {
        for (const half of [{ consent_version: version }, { consented_at: '2020-01-01' }]) {
          const sent = { ...row, ...half, id: randomUUID() };
          expect(await outcome(tx, (s) => s`insert into ${s(name)} ${s(sent)}`)).toBe(
            `refused ${name}_consent_has_version`,
          );
        }
      });
    });
  });
});
