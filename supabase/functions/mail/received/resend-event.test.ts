import { expect, it } from 'vitest';
import type { Bounce, Inbox } from '../queue';
import { handleEvent } from './resend-event';

async function bouncesOf(type: string, data: object) {
  const bounces: Bounce[] = [];
  const inbox = {
    noteBounce: (bounce: Bounce) => Promise.resolve(bounces.push(bounce) > 0),
  } as Partial<Inbox> as Inbox;
  const event = { type, created_at: new Date().toISOString(), data: { email_id: 're_1', ...data } };
  await handleEvent(new TextEncoder().encode(JSON.stringify(event)), { key: '', url: '' }, inbox);
  return bounces;
}

it.each<[string, object, Partial<Bounce>[]]>([
  ['email.bounced', { bounce: { type: 'Permanent', message: 'x' } }, [{ permanent: true }]],
  ['email.bounced', { bounce: { type: 'Transient', message: 'x' } }, [{ permanent: false }]],
  [
    'email.bounced',
    { bounce: { type: 'Permanent', message: '550 5.7.1 x' } },
    [{ permanent: false }],
  ],
  ['email.bounced', { bounce: { message: '550 5.1.1 x' } }, [{ permanent: true }]],
  ['email.complained', {}, [{ complaint: true }]],
  ['email.suppressed', { suppressed: { message: 'x' } }, [{ reason: 'x', permanent: true }]],
  ['email.failed', { failed: { reason: 'x' } }, [{ reason: 'x', permanent: false }]],
  ['email.delivered', {}, []],
])(
  'Resend’s %s with %o blocks an address only if it never gets a mail',
  async (type, data, bounces) => {
    expect(await bouncesOf(type, data)).toMatchObject(bounces);
  },
);
