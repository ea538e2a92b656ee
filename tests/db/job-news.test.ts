import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { erase } from './erase';
import { sendAll } from './mail';
import { addApplicant } from './reply';
import { postings, type Row } from './tables';
import { actAs, become, callAs, readValue, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

it.beforeEach(({ tx }) => tx`update job_postings set published_at = null`);

/** An applicant who asked for job alerts before the postings of the test; `newsSecret` ends them. */
async function applyForNews(tx: Tx, row: Row = {}) {
  const { content, ...application } = await addApplicant(tx, { email: 'ada@example.com', ...row });
  await tx`update private.news_subscriptions set told_to = told_to - interval '1 hour' where mailed_at is null`;
  const newsSecret = (content?.['newsSecret'] ?? null) as string | null;
  return { ...application, newsSecret };
}
async function openPosting(tx: Tx, row: Row = {}) {
  const id = randomUUID();
  const posting = { ...postings.row, id, ...row };
  await actAs(tx, 'admin', () => tx`insert into job_postings ${tx(posting)}`);
  return id;
}
/** Lets time pass, by default more than the ten minutes for which jobs are collected. */
async function letTimePass(tx: Tx, interval = '11 minutes') {
  await tx`update job_postings set published_at = published_at - ${interval}::interval`;
  await tx`
    update private.news_subscriptions set told_to = told_to - ${interval}::interval,
      mailed_at = mailed_at - ${interval}::interval, asked_at = asked_at - ${interval}::interval
  `;
}
const sendNews = (tx: Tx) => sendAll(tx, 'news');
const jobTitles = (content: Record<string, unknown> | undefined) =>
  ((content?.['jobs'] ?? []) as { title: string }[]).map(({ title }) => title);
const unsubscribe = (tx: Tx, secret: string | null) =>
  callAs(tx, 'anonymous', 'set_news', secret, false);
const wantsNews = (tx: Tx, id: string) =>
  readValue(tx`select receive_updates from career_applications where id = ${id}`);

describe('a subscribed applicant', () => {
  it('gets one mail for all new jobs after ten minutes, the next a week later', async ({ tx }) => {
    await applyForNews(tx, { locale: 'fr' });
    await openPosting(tx, { title: 'First' });
    expect(await sendNews(tx)).toEqual([]);
    await openPosting(tx, { title: 'Second' });
    await letTimePass(tx);
    const mails = await sendNews(tx);
    expect(mails).toMatchObject([{ to: 'ada@example.com', locale: 'fr' }]);
    expect(jobTitles(mails[0]?.content).toSorted()).toEqual(['First', 'Second']);
    await letTimePass(tx, '1 day');
    await openPosting(tx, { title: 'Third' });
    await letTimePass(tx, '5 days');
    expect(await sendNews(tx)).toEqual([]);
    await letTimePass(tx, '1 day');
    expect((await sendNews(tx)).map(({ content }) => jobTitles(content))).toEqual([['Third']]);
  });

  it('gets a draft once it is published, and no job that has closed since', async ({ tx }) => {
    await applyForNews(tx);
    const draft = await openPosting(tx, { title: 'Draft', status: 'draft' });
    const closed = await openPosting(tx, { title: 'Closed' });
    await openPosting(tx, { title: 'Never', status: 'draft' });
    await become(tx, 'admin');
    await tx`update job_postings set status = 'active' where id = ${draft}`;
    await tx`update job_postings set status = 'inactive' where id = ${closed}`;
    await become(tx, 'owner');
    await letTimePass(tx);
    expect((await sendNews(tx)).map(({ content }) => jobTitles(content))).toEqual([['Draft']]);
  });

  it('can unsubscribe permanently with any of the links', async ({ tx }) => {
    const { id, newsSecret } = await applyForNews(tx, { email: 'Ada+jobs@example.com' });
    expect(newsSecret).toMatch(/^[\w-]{43}$/);
    expect(await unsubscribe(tx, newsSecret)).toBe(true);
    await openPosting(tx);
    await letTimePass(tx);
    expect(await sendNews(tx)).toEqual([]);
    expect(await wantsNews(tx, id)).toBe(false);
    await tx`update private.news_subscriptions set ended_at = ended_at - interval '25 hours'`;
    await sendAll(tx);
    expect(await unsubscribe(tx, newsSecret)).toBe(false);
    expect(await tx`select from private.news_subscriptions`).toHaveLength(0);
    expect(await tx`select from private.mail_links where subscription_id is not null`).toHaveLength(
      0,
    );
  });

  it('gets no mail after a year without a new request', async ({ tx }) => {
    await applyForNews(tx);
    await applyForNews(tx, { email: 'again@gmail.com' });
    await letTimePass(tx, '11 months');
    await applyForNews(tx, { email: 'a.gain+x@gmail.com' });
    await letTimePass(tx, '1 month 1 day');
    await openPosting(tx);
    await letTimePass(tx);
    expect((await sendNews(tx)).map(({ to }) => to)).toEqual(['a.gain+x@gmail.com']);
    expect(await tx`select from private.news_subscriptions`).toHaveLength(1);
  });
});

describe('job alerts do not reach an applicant who', () => {
  it.for([
    ['did not ask', { receive_updates: false }],
    ['is suspected of spam', { honeypot: 'x' }],
    ['has an address that no mail is sent to', { email: 'adä@example.com' }],
  ] as const)('%s', async ([, row], { tx }) => {
    expect((await applyForNews(tx, row)).newsSecret).toBeNull();
    await openPosting(tx);
    await letTimePass(tx);
    expect(await sendNews(tx)).toEqual([]);
  });

  it.for<[string, (tx: Tx, secret: string) => Promise<unknown>]>([
    ['was erased', (tx) => erase(tx, 'ada@example.com', false)],
    ['withdrew', (tx, secret) => callAs(tx, 'anonymous', 'withdraw_submission', secret)],
  ])('%s', async ([, leave], { tx }) => {
    const { secret } = await applyForNews(tx);
    await leave(tx, secret);
    await openPosting(tx);
    await letTimePass(tx);
    expect(await sendNews(tx)).toEqual([]);
    expect(await tx`select from private.news_subscriptions`).toEqual([]);
  });
});
