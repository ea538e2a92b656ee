import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { sourceOf } from '@/features/forms/submission/visit-source';
import { hostileTexts } from '../support/hostile-texts';
import { sharedDatabase } from './database';
import { submit } from './submit';
import { applications, quotes, submissions, type Row } from './tables';
import { actAs, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');
const consent = 'quote-fr-0123abcd';

describe.each([quotes, applications])('$name', ({ name, row }) => {
  /** Sends it as a visitor and returns the stored row. */
  const submitAndRead = async (tx: Tx, change: Row) => {
    const id = randomUUID();
    await actAs(tx, 'anonymous', () => submit(tx, name, { ...row, ...change, id }));
    const [stored] = await tx<Row[]>`
      select *, consented_at = now() as consented_now from ${tx(name)} where id = ${id}
    `;
    return stored;
  };

  it('flags a robot’s submission and never loses a person’s', async ({ tx }) => {
    const cases: [sent: Row, stored: Row][] = [
      [{ honeypot: '', seconds_to_fill: 3 }, { spam_suspected: false }],
      [{}, { spam_suspected: false, spam_reason: null, seconds_to_fill: null }],
      [{ honeypot: 'x' }, { spam_suspected: true, spam_reason: 'honeypot' }],
      [{ seconds_to_fill: 2 }, { spam_suspected: true, spam_reason: 'too fast' }],
      [{ honeypot: 'x'.repeat(10_000), seconds_to_fill: 0 }, { spam_reason: 'honeypot, too fast' }],
      [{ seconds_to_fill: -5 }, { seconds_to_fill: null }], // a clock that was set back
      [{ seconds_to_fill: 9_999_999 }, { seconds_to_fill: 604_800 }], // a tab open for weeks
    ];
    for (const [change, expected] of cases) {
      expect(await submitAndRead(tx, change)).toMatchObject({
        ...row,
        honeypot: null,
        ...expected,
      });
    }
  });

  it.for<[sent: Row, follows: string]>([
    [{ seconds_to_fill: 30 }, 'now'],
    [{ seconds_to_fill: 1 }, 'later'],
    [{ honeypot: 'x' }, 'later'],
  ])(
    'a sender of %j reads that a confirmation follows %s',
    async ([change, expected], { anonymous: tx }) => {
      const id = randomUUID();
      const readFollows = () => tx`select public.confirmation_follows(${id}) as follows`;
      expect(await readFollows()).toEqual([{ follows: null }]);
      await submit(tx, name, { ...row, ...change, id });
      expect(await readFollows()).toEqual([{ follows: expected }]);
    },
  );

  it('stores the consent and its time', async ({ tx }) => {
    const noConsent = { consent_version: null, consented_at: null };
    const agreed = { consent_version: consent };
    expect(await submitAndRead(tx, agreed)).toMatchObject({ ...agreed, consented_now: true });
    for (const consent_version of [null, '', '2026-11', `${consent}\n`, 'x'.repeat(100_000)]) {
      expect(await submitAndRead(tx, { consent_version })).toMatchObject(noConsent);
    }
  });
});

it('whatever the page’s address holds, a submission is stored with its source', async ({ tx }) => {
  const shortTexts = hostileTexts.filter(([, text]) => text.length < 10_000);
  for (const [index, [, text]] of shortTexts.entries()) {
    const table = submissions[index % submissions.length] ?? quotes;
    const params = new URLSearchParams({ utm_source: text, utm_campaign: text });
    const source = sourceOf({
      page: text,
      search: `?${params}`,
      referrer: `https://${'sub.'.repeat(70)}example.com/?${params}`,
      host: '',
    });
    const id = randomUUID();
    const email = `${id}@example.com`; // no address may send so many
    await actAs(tx, 'anonymous', () =>
      submit(tx, table.name, { ...table.row, ...source, email, id }),
    );
    const [stored] = await tx`select * from ${tx(table.name)} where id = ${id}`;
    expect(stored).toMatchObject(source);
  }
});
