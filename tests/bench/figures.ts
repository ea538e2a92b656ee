/** What is measured. */
import type * as Views from '../../src/features/admin/list/list-view.ts';
import type * as Queries from '../../src/features/admin/list/list-queries.ts';
import type * as Lists from '../../src/features/admin/registry/record-lists.ts';
import type * as Staff from '../../src/lib/supabase/staff.ts';

/** What is used of the application. */
export type App = Pick<
  typeof Queries,
  'snapshotQuery' | 'pageQuery' | 'totalQuery' | 'newsQuery' | 'countQuery'
> &
  Pick<typeof Lists, 'messages'> &
  Pick<typeof Views, 'readView'> &
  Pick<typeof Staff, 'staff'>;

export interface Figures {
  what: string;
  /** Milliseconds. */
  p50: number;
  p95: number;
  /** p95 has to stay below; none where nobody promised anything. */
  target?: number | undefined;
  found: string;
  runs: number;
}

const mostRuns = 30;
/** No more runs are begun after this many milliseconds. */
const patience = 20_000;
const pageSize = 25;
const tables = [
  'contact_submissions',
  'career_applications',
  'partnership_applications',
  'quote_requests',
] as const;

type Case = [what: string, request: () => Promise<string>, target?: number];

export async function measure(
  app: App,
  account: { email: string; password: string },
): Promise<Figures[]> {
  const { messages, readView, snapshotQuery, pageQuery, totalQuery, newsQuery, countQuery } = app;
  const { error } = await app.staff().auth.signInWithPassword(account);
  if (error) throw error;

  const { signal } = new AbortController();
  const call = <Data>({ queryFn }: { queryFn?: unknown }) =>
    (queryFn as (context: { signal: AbortSignal }) => Promise<Data>)({ signal });
  const viewOf = (search: string) => readView(messages, new URLSearchParams(search));
  let snapshot: Queries.Snapshot | undefined;

  /** Another page of the list that is open; its total is known. */
  const turnTo = async (search: string) => {
    const { rows } = await call<{ rows: unknown[] }>(pageQuery(messages, viewOf(search), snapshot));
    return `${rows.length} rows`;
  };
  /** Opens a list: its rows, and its total unless the rows tell it. */
  const open = async (search: string) => {
    const view = viewOf(search);
    snapshot = await call<Queries.Snapshot>(snapshotQuery(messages, view));
    const rows =
      snapshot.rows ?? (await call<{ rows: unknown[] }>(pageQuery(messages, view, snapshot))).rows;
    const total =
      rows.length < pageSize
        ? rows.length
        : await call<number>(totalQuery(messages, view, snapshot));
    return `${rows.length} of ${total.toLocaleString('en')}`;
  };
  const countAll = async () => {
    const counts = await Promise.all(tables.map((table) => call<number>(countQuery(table))));
    return counts.map((count) => count.toLocaleString('en')).join(' / ');
  };
  const askForNews = async () => `${await call(newsQuery(messages, viewOf(''), snapshot))} new`;

  const cases: Case[] = [
    ['first page with exact total', () => open(''), 300],
    ['first page, its rows alone', () => turnTo('')],
    ['page in the middle (20,000 of 40,000)', () => turnTo('page=20000')],
    ['last page', () => turnTo('page=40000')],
    ['status filter (new)', () => open('status=new')],
    ['status filter (new, contacted), last 30 days', () => open('status=new,contacted&date=30d')],
    ...['name', 'email', 'company_operator', 'service_interest', 'status'].flatMap((by): Case[] => [
      [`sorted by ${by}`, () => turnTo(`sort=${by}`), 300],
      [`sorted by ${by}, downwards`, () => turnTo(`sort=-${by}`), 300],
      [`sorted by ${by}, page 400`, () => turnTo(`sort=${by}&page=400`), 300],
    ]),
    ['search, rare word', () => open('q=zanzibar'), 150],
    ['search, frequent word', () => open('q=subscribers'), 150],
    ['search, frequent word, page 400', () => turnTo('q=subscribers&page=400')],
    ['search, two words', () => open('q=keita+ussd'), 150],
    ['search, two words and a status', () => open('q=keita+ussd&status=new'), 150],
    ['search, two words, sorted by name', () => open('q=keita+ussd&sort=name'), 300],
    ['search, no match', () => open('q=timbuktu'), 150],
    ['search, an address', () => open('q=sender123456@example.com'), 150],
    ['search, a name', () => open('q=nguyen'), 150],
    ['search, two letters', () => open('q=af'), 150],
    ['search, two letters, no match', () => open('q=zq'), 150],
    ['search, signs alone, no match', () => open('q=%25%25')],
    ['the four count cards', countAll, 200],
    ['what is new, asked every 20 s', askForNews],
  ];

  const figures: Figures[] = [];
  await open('');
  for (const [what, request, target] of cases) {
    await request();
    const times: number[] = [];
    let found = '';
    const end = performance.now() + patience;
    while (times.length < mostRuns && performance.now() < end) {
      const begin = performance.now();
      found = await request();
      times.push(performance.now() - begin);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
    figures.push({ what, p50: at(0.5), p95: at(0.95), target, found, runs: times.length });
    console.log(`${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
  }
  return figures;
}
