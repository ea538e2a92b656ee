// What went wrong in browsers: told by anybody, grouped, limited, without what a person may have typed.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrub } from '@/lib/client-errors/scrub';
import { endlessMessages, errorMessages } from '../support/error-messages';
import { hostileTexts } from '../support/hostile-texts';
import { freshDatabase } from './database';
import { as, become, everyone, outcome, withoutRights, type Tx } from './personas';

const database = freshDatabase('explicit');
const story = <T>(tell: (tx: Tx) => Promise<T>) => as(database.sql, 'owner', tell);

const report = {
  kind: 'error',
  message: 'TypeError: x is not a function',
  frames: ['assets/index-AbCd1234.js:1:2345', 'assets/about-page-Ab-d_234.js:2:1'],
  page: '/about',
  browser: 'Chrome 142',
  build: 'a1b2c3d4e5-dirty',
};

/** A request's body, the way PostgREST hands it to the function. */
const tell = (tx: Tx, change: object = {}) => tx`
  select public.report_client_error(r.kind, r.message, r.frames, r.page, r.browser, r.build)
  from json_to_record(${JSON.stringify({ ...report, ...change })}::text::json)
    as r (kind text, message text, frames text[], page text, browser text, build text)
`;
const errors = (tx: Tx) => tx`select * from client_errors order by last_seen_at, message`;

async function tellFrom(tx: Tx, network: string, change: object = {}) {
  const headers = JSON.stringify({ 'x-forwarded-for': network });
  await tx`select set_config('request.headers', ${headers}, true)`;
  return outcome(tx, (step) => tell(step, change));
}

describe('an error', () => {
  it.each(everyone)('is told by %s, and seen by admins alone', (persona) =>
    story(async (tx) => {
      await become(tx, persona);
      await tell(tx);
      await become(tx, 'owner');
      expect(await errors(tx)).toMatchObject([{ ...report, occurrences: 1 }]);
      await become(tx, 'admin');
      expect(await errors(tx)).toHaveLength(1);
      for (const other of withoutRights) {
        await become(tx, other);
        const seen = await outcome(tx, errors);
        expect(seen).toBe(other === 'anonymous' ? 'refused 42501' : '0 rows');
      }
    }),
  );

  it('that happens again is counted, and no more than that', () =>
    story(async (tx) => {
      await tell(tx);
      await tx`update client_errors set first_seen_at = '2026-01-01', last_seen_at = '2026-01-01'`;
      await tell(tx, { frames: [report.frames[0], 'assets/other-AbCd1234.js:1:1'] });
      const [row, ...more] = await errors(tx);
      expect(more).toEqual([]);
      expect(row).toMatchObject({ ...report, occurrences: 2 });
      expect(
        await tx`select from client_errors where last_seen_at = now() and first_seen_at < now()`,
      ).toHaveLength(1);
    }));

  it.each<[string, object]>([
    ['kind', { kind: 'rejection' }],
    ['message', { message: 'y is not a function' }],
    ['place', { frames: ['assets/index-AbCd1234.js:1:2346'] }],
    ['page', { page: '/fr/careers/:id' }],
    ['browser', { browser: 'Samsung Internet 29' }],
    ['build', { build: 'b1b2c3d4e5' }],
  ])('of another %s is another', (_, change) =>
    story(async (tx) => {
      await tell(tx);
      await tell(tx, change);
      await tell(tx, change);
      const rows = await errors(tx);
      expect(rows.map((row) => row['occurrences'])).toEqual(expect.arrayContaining([1, 2]));
      expect(rows).toHaveLength(2);
      expect(rows).toContainEqual(expect.objectContaining({ ...report, ...change }));
    }),
  );

  it('that admins are done with is gone, and comes back when it happens again', () =>
    story(async (tx) => {
      await tell(tx);
      await become(tx, 'admin');
      expect(await outcome(tx, (step) => step`delete from client_errors`)).toBe('1 rows');
      await become(tx, 'anonymous');
      await tell(tx);
      await become(tx, 'owner');
      expect(await errors(tx)).toMatchObject([{ occurrences: 1 }]);
    }));
});

describe('of a message', () => {
  const scrubbed = async (tx: Tx, messages: string[]) => {
    const rows = await tx<{ kept: string }[]>`
      select private.scrub_error(message) as kept
      from unnest(${messages}::text[]) with ordinality as m (message, nr) order by nr
    `;
    return rows.map(({ kept }) => kept);
  };

  it('is kept what the page would keep', () =>
    story(async (tx) => {
      const messages = Object.keys(errorMessages);
      expect(await scrubbed(tx, messages)).toEqual(Object.values(errorMessages));
    }));

  it('is kept the same as the page would keep, whatever it is', () =>
    story((tx) =>
      fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.oneof(
              fc.string({ unit: 'binary', maxLength: 60 }),
              fc.string({ unit: fc.constantFrom(...`ab1 "'\`:@=/.-[]()’« é`), maxLength: 40 }),
              fc.constantFrom(...Object.keys(errorMessages)),
            ),
            { minLength: 50, maxLength: 50 },
          ),
          async (any) => {
            const messages = any.map((message) => message.replaceAll('\0', ''));
            expect(await scrubbed(tx, messages)).toEqual(messages.map(scrub));
          },
        ),
        { numRuns: 40 },
      ),
    ));
});

describe('a forger', () => {
  it('has nothing kept that a page would not send', () =>
    story(async (tx) => {
      await tell(tx, {
        message: 'Write to "Ada Okafor" ada@example.com',
        frames: [
          'https://evil.example/a.js:1:1',
          'Ada Okafor',
          'assets/../Ada Okafor:1:1',
          'assets/index-AbCd1234.js:1:1',
          null,
          'assets/sixth-AbCd1234.js:1:1',
        ],
        page: '/status#ada@example.com',
        browser: 'Mozilla/5.0 (Ada; like Gecko)',
        build: '<b>Ada</b>',
      });
      expect(await errors(tx)).toMatchObject([
        {
          message: 'Write to [text]',
          frames: ['assets/index-AbCd1234.js:1:1'],
          page: 'other',
          browser: 'other',
          build: 'other',
        },
      ]);
    }));

  it.each([['/careers/5eed0004-0000-4000-8000-000000001001'], ['/about?q=Ada'], [null]])(
    'names no page %j',
    (page) =>
      story(async (tx) => {
        await tell(tx, { page });
        expect(await errors(tx)).toMatchObject([{ page: 'other' }]);
      }),
  );

  it.each([['other'], ['ERROR'], [null], ['error; drop table client_errors']])(
    'invents no kind %j',
    (kind) =>
      story(async (tx) => {
        expect(await outcome(tx, (step) => tell(step, { kind }))).toBe('refused PT400');
      }),
  );

  it('sends anything, and it is kept small or refused as his fault', { timeout: 60_000 }, () =>
    story(async (tx) => {
      for (const [, text] of hostileTexts) {
        const change = {
          message: text,
          frames: [text, text],
          page: text,
          browser: text,
          build: text,
        };
        expect(await outcome(tx, (step) => tell(step, change))).toMatch(/^(1 rows|refused 22)/);
      }
      for (const message of endlessMessages) {
        expect(await outcome(tx, (step) => tell(step, { message }))).toBe('1 rows');
      }
      const [most] =
        await tx`select max(pg_column_size(client_errors)) as bytes from client_errors`;
      expect(most?.['bytes']).toBeLessThan(1000);
    }),
  );

  it('sends the wrong types, and they are refused as his fault', () =>
    story((tx) =>
      fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...Object.keys(report)),
          fc.jsonValue({ maxDepth: 2 }),
          async (field, value) => {
            const what = await outcome(tx, (step) => tell(step, { [field]: value }));
            expect(what).toMatch(/^(1 rows|refused (22|PT4))/);
            await tx`delete from private.recent_submissions`;
          },
        ),
        { numRuns: 200 },
      ),
    ));
});

describe('limits', () => {
  it('let one network tell of thirty an hour, another one meanwhile, and it again afterwards', () =>
    story(async (tx) => {
      for (let i = 0; i < 30; i++) expect(await tellFrom(tx, '197.210.1.1')).toBe('1 rows');
      expect(await tellFrom(tx, '197.210.1.1')).toBe('refused PGRST');
      expect(await tellFrom(tx, '197.210.1.2')).toBe('1 rows');
      await tx`update private.recent_submissions set received_at = received_at - interval '61 minutes'`;
      expect(await tellFrom(tx, '197.210.1.1')).toBe('1 rows');
      expect(await errors(tx)).toMatchObject([{ occurrences: 32 }]);
    }));

  it('let all together tell of three hundred an hour', () =>
    story(async (tx) => {
      for (let i = 0; i < 300; i++) await tell(tx);
      expect(await outcome(tx, tell)).toBe('refused PGRST');
    }));

  it('keep five hundred errors, those seen last', () =>
    story(async (tx) => {
      await tx`
        insert into client_errors (kind, message, page, browser, build, last_seen_at)
        select 'error', 'old ' || n, '/', 'Chrome 1', 'a', now() - make_interval(mins => n)
        from generate_series(1, 520) as n
      `;
      await tell(tx);
      const rows = await errors(tx);
      expect(rows).toHaveLength(500);
      const [oldest, newest] = [rows.at(0)?.['message'], rows.at(-1)?.['message']];
      expect([oldest, newest]).toEqual(['old 499', report.message]);
    }));
});

it('is forgotten three months after it was last seen', () =>
  story(async (tx) => {
    await tell(tx);
    await tell(tx, { page: '/' });
    await tx`update client_errors set first_seen_at = now() - interval '2 years'`;
    await tx`update client_errors set last_seen_at = now() - interval '3 months 1 minute' where page = '/'`;
    await become(tx, 'admin');
    const purged = await tx`select * from purge_expired(false) where place = 'client_errors'`;
    expect(purged).toEqual([{ place: 'client_errors', rows: '1' }]);
    expect(await errors(tx)).toMatchObject([{ page: '/about' }]);
  }));

it('told by many at once is counted as often as it was told', async () => {
  const asVisitor = () =>
    database.sql.begin(async (tx) => {
      await become(tx, 'anonymous');
      await tell(tx);
    });
  await Promise.all(Array.from({ length: 20 }, asVisitor));
  expect(await database.sql`select occurrences from client_errors`).toEqual([{ occurrences: 20 }]);
  await database.sql`delete from client_errors`;
});
