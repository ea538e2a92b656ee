import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { freshDatabase } from './database';
import { as, become, type Tx } from './personas';
import { submit } from './submit';
import { submissions, type Row } from './tables';

const database = freshDatabase('granted');
const version = 'quote-fr-0123abcd';

/** Sends one or more revisions as a visitor and returns the stored row. */
async function sent(tx: Tx, table: string, ...revisions: Row[]): Promise<Row | undefined> {
  const id = randomUUID();
  for (const [index, row] of revisions.entries()) {
    await submit(tx, table, { ...row, id, revision: index + 1 });
  }
  await become(tx, 'owner');
  const [stored] = await tx<Row[]>`
    select *, consented_at = now() as consented_now from ${tx(table)} where id = ${id}
  `;
  await become(tx, 'anonymous');
  return stored;
}

describe.each(submissions)('$name', ({ name, row }) => {
  const visitor = (
    test: (send: (...changes: Row[]) => Promise<Row | undefined>) => Promise<void>,
  ) =>
    as(database.sql, 'anonymous', (tx) =>
      test((...changes) => sent(tx, name, ...changes.map((change) => ({ ...row, ...change })))),
    );

  it('flags a robot’s submission and never loses a person’s', async () => {
    const found: [Row, Row][] = [
      [
        { honeypot: '', seconds_to_fill: 3 },
        { spam_suspected: false, spam_reason: null },
      ],
      [{}, { spam_suspected: false, seconds_to_fill: null }],
      [{ honeypot: 'x' }, { spam_suspected: true, spam_reason: 'honeypot' }],
      [{ seconds_to_fill: 2 }, { spam_suspected: true, spam_reason: 'too fast' }],
      [{ honeypot: 'x'.repeat(10_000), seconds_to_fill: 0 }, { spam_reason: 'honeypot, too fast' }],
      [{ seconds_to_fill: -5 }, { seconds_to_fill: null }], // a clock that was set back
      [{ seconds_to_fill: 9_999_999 }, { seconds_to_fill: 604_800 }], // a tab open for weeks
    ];
    await visitor(async (send) => {
      for (const [change, expected] of found) {
        expect(await send(change)).toMatchObject({ ...row, honeypot: null, ...expected });
      }
    });
  });

  it('a sender can read whether a confirmation follows now or later, as staff check the submission first', async () => {
    const follows = async (tx: Tx, id: string) =>
      (await tx`select public.confirmation_follows(${id}) as follows`)[0]?.['follows'] as unknown;
    await as(database.sql, 'anonymous', async (tx) => {
      const found: [Row, string][] = [
        [{ seconds_to_fill: 30 }, 'now'],
        [{ seconds_to_fill: 1 }, 'later'],
        [{ honeypot: 'x' }, 'later'],
      ];
      for (const [change, expected] of found) {
        const id = randomUUID();
        expect(await follows(tx, id)).toBeNull();
        await submit(tx, name, { ...row, ...change, id, revision: 1 });
        expect(await follows(tx, id)).toBe(expected);
      }
    });
  });

  it('ignores a visitor’s own spam verdict and consent date', async () => {
    const claims = { spam_suspected: false, spam_reason: null, consented_at: '2020-01-01' };
    if (name === 'career_applications') return; // refused as unknown fields
    await visitor(async (send) => {
      expect(await send({ ...claims, honeypot: 'x', consent_version: version })).toMatchObject({
        spam_suspected: true,
        consented_now: true,
      });
    });
  });

  it('stores the language of the latest revision, English by default', async () => {
    await visitor(async (send) => {
      expect(await send({})).toMatchObject({ locale: 'en' });
      expect(await send({ locale: 'en' }, { locale: 'fr' })).toMatchObject({ locale: 'fr' });
    });
  });

  it('stores the consent of the latest revision and its time', async () => {
    const unknown = { consent_version: null, consented_at: null };
    await visitor(async (send) => {
      const agreed = { consent_version: version };
      expect(await send(agreed)).toMatchObject({ ...agreed, consented_now: true });
      expect(await send(agreed, { consent_version: null })).toMatchObject(unknown);
      for (const consent_version of ['', '2026-11', `${version}\n`, 'x'.repeat(100_000)]) {
        expect(await send({ consent_version })).toMatchObject(unknown);
      }
    });
  });
});
