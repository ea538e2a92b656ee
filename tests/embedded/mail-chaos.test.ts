// Two hundred submissions while mailers are killed and the provider fails: none lost, none doubled.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFunction, startProvider, type Answer } from './mail-harness.ts';
import { startQueue, type MailQueue } from './mail-queue.ts';

const submissions = 200;
const kills = 14;
let queue: MailQueue;
let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  queue = await startQueue();
  provider = await startProvider();
}, 60_000);
afterAll(async () => {
  await provider.stop();
  await queue.stop();
}, 60_000);

/** 27 of 100 requests are refused before anything happened, 13 are lost after it has. */
function fate(): Answer | undefined {
  const chance = Math.random();
  if (chance < 0.13) return 'lost';
  if (chance < 0.27) return { status: 500 };
  if (chance < 0.4) return { status: 429, headers: { 'retry-after': '1' } };
  return undefined;
}

it('sends each mail once', { timeout: 300_000 }, async () => {
  await queue.sql(`
    update private.mail_settings set acknowledgements_an_hour = 10000, alerts_an_hour = 10000,
      lease = '3 seconds', attempts = 1000;
    insert into mail_recipients (shared_address) values ('one@example.com'), ('two@example.com')
  `);
  provider.decide(fate);
  const env = { RESEND_API_KEY: 're_1', RESEND_API_URL: provider.url };
  const start = () => startFunction(queue.url, env);
  const mailers = [await start(), await start(), await start()];
  const over = { yet: false };
  const waking = mailers.map(async (_, index) => {
    while (!over.yet) await mailers[index]?.wake().catch(() => sleep(50));
  });
  const hurrying = (async () => {
    while (!over.yet) {
      await queue.sql(`
        update mails set due_at = now() where state = 'waiting' and lease is null and due_at > now()
      `);
      await sleep(200);
    }
  })();

  for (let batch = 0; batch < 10; batch++) {
    const names = Array.from({ length: submissions / 10 }, (_, i) => `v${batch}-${i}@example.com`);
    await queue.visitors(...names);
    await sleep(300);
  }
  for (let killed = 0; killed < kills; killed++) {
    await sleep(400);
    await mailers[killed % 3]?.kill();
    mailers[killed % 3] = await start();
  }
  const left = () =>
    queue
      .sql<{ n: number }>(
        `select (select count(*) from private.mail_events)::int
           + count(*) filter (where state <> 'sent')::int as n from mails`,
      )
      .then(([row]) => row?.n ?? -1);
  while ((await left()) > 0) await sleep(500);
  over.yet = true;
  await Promise.all([...waking, hurrying]);
  for (const { kill } of mailers) await kill();

  const wanted = submissions * 3;
  expect(await queue.sql(`select state, count(*)::int as n from mails group by 1`)).toEqual([
    { state: 'sent', n: wanted },
  ]);
  expect(provider.accepted.size, 'mails that arrived').toBe(wanted);
  const payloads = new Map<string, string>();
  const different = provider.requests.filter(({ key, payload }) => {
    const first = payloads.get(key) ?? payload;
    payloads.set(key, first);
    return first !== payload;
  });
  expect(different, 'the same key with other words').toEqual([]);
  console.warn(
    `${wanted} mails arrived once in ${provider.requests.length} requests; ${kills} mailers killed`,
  );
});
