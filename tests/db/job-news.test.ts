// Job alerts: subscription, delivery and unsubscribing.
import { describe, expect, it } from 'vitest';
import { freshDatabase } from './database';
import { sendAll, visitorSends } from './mail';
import { as, become, type Tx } from './personas';
import { submit } from './submit';
import { applications, postings, type Row } from './tables';

const database = freshDatabase('explicit');
const story = <T>(run: (tx: Tx) => Promise<T>) => as(database.sql, 'owner', run);

async function apply(tx: Tx, row: Row = {}) {
  const id = await visitorSends(tx, { email: 'ada@example.com', ...row }, 'career_applications');
  const confirmed = (await sendAll(tx)).find(({ kind }) => kind === 'acknowledgement');
  // The application is older than the posting.
  await tx`update private.news_subscriptions set told_to = told_to - interval '1 hour' where told_from is null`;
  return { id, newsSecret: confirmed?.content['newsSecret'] as string | null };
}
async function opens(tx: Tx, row: Row = {}) {
  await become(tx, 'admin');
  const [posting] = await tx<{ id: string }[]>`
    insert into job_postings ${tx({ ...postings.row, ...row })} returning id
  `;
  await become(tx, 'owner');
  await sendAll(tx);
  return posting?.id ?? '';
}
/** Ends the batching period and lets more time pass. */
async function later(tx: Tx, interval = '11 minutes') {
  await tx`update private.published_jobs set published_at = published_at - ${interval}::interval`;
  await tx`
    update private.news_subscriptions set told_to = told_to - ${interval}::interval,
      told_from = told_from - ${interval}::interval, asked_at = asked_at - ${interval}::interval
  `;
  // Mail keys contain the time, which is the same throughout this transaction.
  await tx`update mails set key = 'earlier ' || key where kind = 'news'`;
}
const news = async (tx: Tx) => (await sendAll(tx)).filter(({ kind }) => kind === 'news');
const titles = (content: Record<string, unknown> | undefined) =>
  ((content?.['jobs'] ?? []) as { title: string }[]).map(({ title }) => title);
const setNews = async (tx: Tx, secret: unknown, enabled: boolean) => {
  await become(tx, 'anonymous');
  const [row] = await tx`select public.set_news(${String(secret)}, ${enabled}) as done`;
  await become(tx, 'owner');
  return row?.['done'] as boolean;
};
const end = (tx: Tx, secret: unknown) => setNews(tx, secret, false);
const wantsNews = (tx: Tx, id: string) =>
  tx`select receive_updates from career_applications where id = ${id}`.then(
    ([row]) => row?.['receive_updates'] as boolean,
  );

describe('a subscribed applicant', () => {
  it('gets one mail for all new jobs, ten minutes after the last', () =>
    story(async (tx) => {
      await apply(tx, { locale: 'fr' });
      await opens(tx, { title: 'First' });
      expect(await news(tx)).toEqual([]);
      await opens(tx, { title: 'Second' });
      await opens(tx, { title: 'Draft', status: 'draft' });
      await later(tx);
      const [mail, ...more] = await news(tx);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ kind: 'news', to: 'ada@example.com', locale: 'fr' });
      expect(titles(mail?.content).toSorted()).toEqual(['First', 'Second']);
      await later(tx, '1 day');
      expect(await news(tx)).toEqual([]);
    }));

  it('gets the next mail a week later, with the jobs since', () =>
    story(async (tx) => {
      await apply(tx);
      await opens(tx, { title: 'First' });
      await later(tx);
      await news(tx);
      await later(tx, '1 day');
      await opens(tx, { title: 'Second' });
      await later(tx, '5 days');
      expect(await news(tx)).toEqual([]);
      await later(tx, '1 day');
      expect((await news(tx)).map(({ content }) => titles(content))).toEqual([['Second']]);
    }));

  it('gets a draft once it is published, and no job that has closed since', () =>
    story(async (tx) => {
      await apply(tx);
      const draft = await opens(tx, { title: 'Draft', status: 'draft' });
      const closed = await opens(tx, { title: 'Closed' });
      await become(tx, 'admin');
      await tx`update job_postings set status = 'active' where id = ${draft}`;
      await tx`update job_postings set status = 'inactive' where id = ${closed}`;
      await become(tx, 'owner');
      await sendAll(tx);
      await later(tx);
      expect((await news(tx)).map(({ content }) => titles(content))).toEqual([['Draft']]);
    }));

  it('can unsubscribe permanently with any of the links', () =>
    story(async (tx) => {
      const { id, newsSecret } = await apply(tx, { email: 'Ada+jobs@example.com' });
      expect(newsSecret).toMatch(/^[\w-]{43}$/);
      expect(await end(tx, newsSecret)).toBe(true);
      await opens(tx);
      await later(tx);
      expect(await news(tx)).toEqual([]);
      expect(await wantsNews(tx, id)).toBe(false);
      await tx`update private.news_subscriptions set ended_at = ended_at - interval '25 hours'`;
      await sendAll(tx);
      expect(await end(tx, newsSecret)).toBe(false);
      expect(await tx`select from private.news_subscriptions`).toHaveLength(0);
      expect(await tx`select from private.mail_links where purpose = 'news'`).toHaveLength(0);
    }));

  it('can take back the end for a day, and gets later jobs', () =>
    story(async (tx) => {
      const { id, newsSecret } = await apply(tx);
      await end(tx, newsSecret);
      expect(await setNews(tx, newsSecret, true)).toBe(true);
      expect(await wantsNews(tx, id)).toBe(true);
      await opens(tx, { title: 'Later' });
      await later(tx);
      expect((await news(tx)).map(({ content }) => titles(content))).toEqual([['Later']]);
    }));

  it.each([
    ['applied first', '1 hour', '30 minutes', 1],
    ['applied afterwards', '30 minutes', '1 hour', 0],
  ])('who %s gets %4$i mails from a mailer that was away', (_, applied, published, count) =>
    story(async (tx) => {
      const id = await visitorSends(tx, { email: 'ada@example.com' }, 'career_applications');
      await become(tx, 'admin');
      await tx`insert into job_postings ${tx(postings.row)}`;
      await become(tx, 'owner');
      await tx`update private.mail_events set noted_at = noted_at
        - case when record_id = ${id} then ${applied}::interval else ${published}::interval end`;
      expect(await news(tx)).toHaveLength(count);
    }),
  );

  it('has no pending mail after unsubscribing', () =>
    story(async (tx) => {
      const { newsSecret } = await apply(tx);
      await opens(tx);
      await later(tx);
      await news(tx);
      const left = () => tx`select from mails where table_name = 'news_subscriptions'`;
      expect(await left()).toHaveLength(1);
      await end(tx, newsSecret);
      expect(await left()).toHaveLength(0);
    }));

  it('gets no mail after a year without a new request', () =>
    story(async (tx) => {
      await apply(tx);
      await apply(tx, { email: 'again@example.com' });
      await later(tx, '11 months');
      await apply(tx, { email: 'again@example.com' });
      await later(tx, '1 month 1 day');
      await opens(tx);
      await later(tx);
      expect((await news(tx)).map(({ to }) => to)).toEqual(['again@example.com']);
      expect(await tx`select from private.news_subscriptions`).toHaveLength(1);
    }));
});

describe('job alerts do not reach an applicant who', () => {
  it.each([
    ['did not ask', { receive_updates: false }],
    ['is suspected of spam', { honeypot: 'x' }],
    ['has an address that no mail is sent to', { email: 'adä@example.com' }],
  ])('%s', (_, row) =>
    story(async (tx) => {
      expect((await apply(tx, row)).newsSecret ?? null).toBeNull();
      await opens(tx);
      await later(tx);
      expect(await news(tx)).toEqual([]);
    }),
  );

  it('unsubscribed while editing the application', () =>
    story(async (tx) => {
      const { id } = await apply(tx);
      await become(tx, 'anonymous');
      const edited = { ...applications.row, email: 'ada@example.com', receive_updates: false };
      await submit(tx, 'career_applications', { ...edited, id, revision: 2 });
      await become(tx, 'owner');
      await opens(tx);
      await later(tx);
      expect(await news(tx)).toEqual([]);
    }));

  it('was erased', () =>
    story(async (tx) => {
      await apply(tx);
      await become(tx, 'admin');
      await tx`select * from public.erase_person('ada@example.com', false)`;
      await become(tx, 'owner');
      await opens(tx);
      await later(tx);
      expect(await news(tx)).toEqual([]);
    }));

  it('withdrew the application', () =>
    story(async (tx) => {
      const id = await visitorSends(tx, { email: 'ada@example.com' }, 'career_applications');
      const [mail] = (await sendAll(tx)).filter(({ kind }) => kind === 'acknowledgement');
      await become(tx, 'anonymous');
      await tx`select public.withdraw_submission(${String(mail?.content['secret'])})`;
      await become(tx, 'owner');
      expect(
        await tx`select from private.news_subscriptions where application_id = ${id}`,
      ).toHaveLength(0);
    }));

  it('applied a second time from the same mailbox', () =>
    story(async (tx) => {
      await apply(tx, { email: 'ada@gmail.com' });
      await apply(tx, { email: 'a.d.a+x@gmail.com' });
      await opens(tx);
      await later(tx);
      expect(await news(tx)).toHaveLength(1);
    }));
});
