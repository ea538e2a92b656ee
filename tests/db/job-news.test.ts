import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { erase } from './erase';
import { sendAll } from './mail';
import { acting, become, callAs, type Tx } from './personas';
import { applicant } from './reply';
import { postings, type Row } from './tables';

const { it } = sharedDatabase('explicit');

it.beforeEach(({ tx }) => tx`update job_postings set published_at = null`);

async function apply(tx: Tx, row: Row = {}) {
  const { content, ...sent } = await applicant(tx, { email: 'ada@example.com', ...row });
  // The application is older than the posting.
  await tx`update private.news_subscriptions set told_to = told_to - interval '1 hour' where mailed_at is null`;
  return { ...sent, newsSecret: content?.['newsSecret'] as string | null };
}
async function opens(tx: Tx, row: Row = {}) {
  const id = randomUUID();
  const posting = { ...postings.row, id, ...row };
  await acting(tx, 'admin', () => tx`insert into job_postings ${tx(posting)}`);
  return id;
}
/** Ends the batching period and lets more time pass. */
async function later(tx: Tx, interval = '11 minutes') {
  await tx`update job_postings set published_at = published_at - ${interval}::interval`;
  await tx`
    update private.news_subscriptions set told_to = told_to - ${interval}::interval,
      mailed_at = mailed_at - ${interval}::interval, asked_at = asked_at - ${interval}::interval
  `;
}
const news = (tx: Tx) => sendAll(tx, 'news');
const titles = (content: Record<string, unknown> | undefined) =>
  ((content?.['jobs'] ?? []) as { title: string }[]).map(({ title }) => title);
const setNews = (tx: Tx, secret: string | null, enabled: boolean) =>
  callAs(tx, 'anonymous', 'set_news', secret, enabled);
const end = (tx: Tx, secret: string | null) => setNews(tx, secret, false);
async function wantsNews(tx: Tx, id: string) {
  const [row] = await tx`select receive_updates from career_applications where id = ${id}`;
  return row?.['receive_updates'] as boolean;
}

describe('a subscribed applicant', () => {
  it('gets one mail for all new jobs, ten minutes after the last, and the next a week later', async ({
    tx,
  }) => {
    await apply(tx, { locale: 'fr' });
    await opens(tx, { title: 'First' });
    expect(await news(tx)).toEqual([]);
    await opens(tx, { title: 'Second' });
    await later(tx);
    const mails = await news(tx);
    expect(mails).toMatchObject([{ to: 'ada@example.com', locale: 'fr' }]);
    expect(titles(mails[0]?.content).toSorted()).toEqual(['First', 'Second']);
    await later(tx, '1 day');
    await opens(tx, { title: 'Third' });
    await later(tx, '5 days');
    expect(await news(tx)).toEqual([]);
    await later(tx, '1 day');
    expect((await news(tx)).map(({ content }) => titles(content))).toEqual([['Third']]);
  });

  it('gets a draft once it is published, and no job that has closed since', async ({ tx }) => {
    await apply(tx);
    const draft = await opens(tx, { title: 'Draft', status: 'draft' });
    const closed = await opens(tx, { title: 'Closed' });
    await opens(tx, { title: 'Never', status: 'draft' });
    await become(tx, 'admin');
    await tx`update job_postings set status = 'active' where id = ${draft}`;
    await tx`update job_postings set status = 'inactive' where id = ${closed}`;
    await become(tx, 'owner');
    await later(tx);
    expect((await news(tx)).map(({ content }) => titles(content))).toEqual([['Draft']]);
  });

  it('can unsubscribe permanently with any of the links', async ({ tx }) => {
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
    expect(await tx`select from private.mail_links where subscription_id is not null`).toHaveLength(
      0,
    );
  });

  it('gets no mail after a year without a new request', async ({ tx }) => {
    await apply(tx);
    await apply(tx, { email: 'again@gmail.com' });
    await later(tx, '11 months');
    await apply(tx, { email: 'a.gain+x@gmail.com' });
    await later(tx, '1 month 1 day');
    await opens(tx);
    await later(tx);
    expect((await news(tx)).map(({ to }) => to)).toEqual(['a.gain+x@gmail.com']);
    expect(await tx`select from private.news_subscriptions`).toHaveLength(1);
  });
});

describe('job alerts do not reach an applicant who', () => {
  it.for([
    ['did not ask', { receive_updates: false }],
    ['is suspected of spam', { honeypot: 'x' }],
    ['has an address that no mail is sent to', { email: 'adä@example.com' }],
  ] as const)('%s', async ([, row], { tx }) => {
    expect((await apply(tx, row)).newsSecret ?? null).toBeNull();
    await opens(tx);
    await later(tx);
    expect(await news(tx)).toEqual([]);
  });

  it.for<[string, (tx: Tx, id: string, secret: string) => Promise<unknown>]>([
    ['was erased', (tx) => erase(tx, 'ada@example.com', false)],
    ['withdrew', (tx, _, secret) => callAs(tx, 'anonymous', 'withdraw_submission', secret)],
  ])('%s', async ([, ends], { tx }) => {
    const { id, secret } = await apply(tx);
    await ends(tx, id, secret);
    await opens(tx);
    await later(tx);
    expect(await news(tx)).toEqual([]);
    expect(await tx`select from private.news_subscriptions`).toEqual([]);
  });
});
