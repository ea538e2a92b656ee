/**
 * Simulates mailers that crash, lost requests and responses, failing servers and concurrent mailers. FC_RUNS
 * sets the number of runs (default 100), FC_SEED repeats a failure.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QueuedMail } from './mail-content';
import type { MailMessage } from './message';
import type { SendOutcome, Queue } from './queue';
import { sendDue, type MailTransport } from './send-due';

const crash = new Error('the mailer was killed');
const fates = [
  'ok',
  'answer lost',
  'request lost',
  'busy',
  'refused',
  'quota',
  'wrong key',
  'killed before',
  'killed after',
] as const;
type Fate = (typeof fates)[number];
const calls = ['ok', 'lost', 'answer lost', 'killed'] as const;
type Call = (typeof calls)[number];

interface Row {
  mail: QueuedMail;
  state: 'waiting' | 'sent' | 'failed';
  due: number;
  lease: string;
  attempts: number;
}

/** The database, and a provider that deduplicates attempts with the same key. */
function simulate(count: number) {
  let now = 0;
  let leases = 0;
  let isKilled = false;
  const rows: Row[] = Array.from({ length: count }, (_, i) => ({
    mail: { id: `m${i}`, lease: '', to: `${i}@x.example` } as QueuedMail,
    state: 'waiting',
    due: 0,
    lease: '',
    attempts: 0,
  }));
  const delivered: string[] = [];
  const accepted = new Set<string>();
  let fate: () => Fate = () => 'ok';
  let callFate: () => Call = () => 'ok';

  function callDatabase<T>(act: () => T): Promise<T> {
    if (isKilled) return Promise.reject(crash);
    const outcome = callFate();
    if (outcome === 'killed') isKilled = true;
    if (outcome === 'lost' || outcome === 'killed') return Promise.reject(new Error('lost'));
    const answer = act();
    return outcome === 'ok' ? Promise.resolve(answer) : Promise.reject(new Error('answer lost'));
  }

  const queue: Queue = {
    plan: () => callDatabase(() => undefined),
    claim: (most) =>
      callDatabase(() => {
        const due = rows.filter((row) => row.state === 'waiting' && row.due <= now);
        const mails = due.slice(0, most).map((row) => {
          row.lease = `l${leases++}`;
          row.attempts++;
          row.due = now + 180;
          return { ...row.mail, lease: row.lease };
        });
        return { mails, more: due.length > most };
      }),
    readFiles: () => Promise.resolve([]),
    finish: (mail, { outcome, retrySeconds }) =>
      callDatabase(() => {
        const row = rows.find((one) => one.mail.id === mail.id);
        if (row?.lease !== mail.lease || row.state !== 'waiting') return false;
        row.lease = '';
        if (outcome === 'sent' || outcome === 'failed') row.state = outcome;
        else row.due = now + (retrySeconds ?? (outcome === 'unavailable' ? 300 : 30));
        if (outcome === 'unavailable' || outcome === 'wait') row.attempts--;
        return true;
      }),
  };
  const transport: MailTransport = {
    send({ id }) {
      if (isKilled) return Promise.reject(crash);
      const current = fate();
      if (current === 'killed before' || current === 'killed after') isKilled = true;
      const arrives = ['ok', 'answer lost', 'killed after'].includes(current);
      if (arrives && !accepted.has(id)) {
        accepted.add(id);
        delivered.push(id);
      }
      const answers: Partial<Record<Fate, SendOutcome>> = {
        ok: { outcome: 'sent' },
        busy: { outcome: 'retry', retrySeconds: 7 },
        refused: { outcome: 'retry' },
        quota: { outcome: 'wait' },
        'wrong key': { outcome: 'unavailable' },
      };
      const answer = answers[current];
      return answer ? Promise.resolve(answer) : Promise.reject(new Error('no answer'));
    },
  };
  return {
    rows,
    delivered,
    erase: (index: number) => void rows.splice(index % Math.max(rows.length, 1), 1),
    tick: (seconds: number) => void (now += seconds),
    async runMailer(given: Fate[], answers: Call[], mailers = 1): Promise<void> {
      fate = () => given.shift() ?? 'ok';
      callFate = () => answers.shift() ?? 'ok';
      isKilled = false;
      await Promise.allSettled(
        Array.from({ length: mailers }, () =>
          sendDue({
            queue,
            transport,
            toMessage: ({ id, to }) => ({ id, to }) as MailMessage,
            batchSize: 3,
            pause: () => Promise.resolve(),
          }),
        ),
      );
    },
  };
}

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      fates: fc.array(fc.constantFrom(...fates), { maxLength: 8 }),
      calls: fc.array(fc.constantFrom(...calls), { maxLength: 8 }),
      mailers: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('tick' as const),
      by: fc.integer({ min: 1, max: 400 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('erase' as const), which: fc.nat(20) }) },
);

test('every mail is sent exactly once despite failures', async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 9 }),
      fc.array(step, { minLength: 1, maxLength: 20 }),
      async (count, steps) => {
        const system = simulate(count);
        for (const one of steps) {
          if (one.do === 'send')
            await system.runMailer([...one.fates], [...one.calls], one.mailers);
          else if (one.do === 'tick') system.tick(one.by);
          else system.erase(one.which);
          const reported = system.rows
            .filter(({ state }) => state === 'sent')
            .map(({ mail }) => mail.id);
          expect(
            reported.filter((id) => !system.delivered.includes(id)),
            'reported as sent but not delivered',
          ).toEqual([]);
        }
        for (let round = 0; round < 3; round++) {
          system.tick(600);
          await system.runMailer([], []);
        }
        expect(system.rows.map(({ state }) => state)).toEqual(system.rows.map(() => 'sent'));
        expect(new Set(system.delivered).size, 'delivered twice').toBe(system.delivered.length);
        sent += system.delivered.length;
      },
    ),
    {
      numRuns: Number(process.env['FC_RUNS'] ?? 100),
      ...(process.env['FC_SEED'] && { seed: Number(process.env['FC_SEED']) }),
    },
  );
  expect(sent).toBeGreaterThan(100);
});

test('a run stops when nothing can be sent, without counting an attempt', async () => {
  const system = simulate(5);
  await system.runMailer(['wrong key'], []);
  expect(system.delivered).toEqual([]);
  expect(system.rows.map(({ attempts, lease }) => [attempts, lease])).toEqual(
    Array.from({ length: 5 }, () => [0, '']),
  );
});

test.each([
  [['quota', 'quota', 'ok', 'quota', 'quota'], 1],
  [['quota', 'quota', 'quota', 'ok'], 0],
  [['refused', 'answer lost', 'busy', 'refused', 'ok'], 1],
] as [Fate[], number][])('after %j, %i of five mails are sent in the run', async (given, sent) => {
  const system = simulate(5);
  await system.runMailer(given, []);
  expect(system.rows.filter(({ state }) => state === 'sent')).toHaveLength(sent);
});
