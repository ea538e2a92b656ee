/** For tests: the backend's functions that send and stop replies. */
import type { FakeRow as Row } from './fake-rest';

interface Sent {
  id: string;
  record_id: string;
  subject: string;
  body: string;
  seen: string;
  status?: string;
  known?: number;
}

const tenMinutes = 600_000;

/** Returns the answer to a call, or undefined if the path is not one of these functions. */
export async function answerReplies(path: string, request: Request, rows: Record<string, Row[]>) {
  const stored = (rows['replies'] ??= []);
  if (path === 'rpc/stop_replies') {
    const { id } = (await request.json()) as { id: string };
    const own = stored.filter((reply) => [reply.id, reply['batch']].includes(id));
    const waiting = own.filter(({ state }) => state === 'waiting');
    for (const reply of waiting) Object.assign(reply, { state: 'skipped', reason: 'stopped' });
    const missed = own.filter(({ state }) => state === 'sent').length;
    return Response.json([{ stopped: waiting.length, missed }]);
  }
  if (path === 'rpc/retry_mails' || path === 'rpc/drop_reply') {
    const { id } = (await request.json()) as { id: string };
    const reply = stored.find((one) => one.id === id && one['unsent'] === true);
    const change = path === 'rpc/drop_reply' ? { state: 'skipped' } : { state: 'waiting' };
    if (reply) Object.assign(reply, change, { unsent: false });
    return Response.json(path === 'rpc/drop_reply' ? Boolean(reply) : Number(Boolean(reply)));
  }
  if (path !== 'rpc/send_replies') return undefined;

  const { table_name, replies, batch, send_at } = (await request.json()) as {
    table_name: string;
    replies: Sent[];
    batch?: string;
    send_at?: string;
  };
  const outcomes = replies.map((reply) => {
    const { id, record_id, seen, status, known } = reply;
    const record = rows[table_name]?.find((row) => row.id === record_id);
    const others = stored.filter((row) => row['record_id'] === record_id);
    if (others.some((row) => row.id === id)) return { record_id, outcome: 'queued' };
    if (!record) return { record_id, outcome: 'gone' };
    if (record['status'] !== seen) return { record_id, outcome: 'changed' };
    if (known !== undefined && others.length > known) return { record_id, outcome: 'answered' };
    stored.unshift({
      ...reply,
      id,
      table_name,
      batch: batch ?? null,
      author_email: 'admin@example.com',
      state: 'waiting',
      reason: null,
      send_at: send_at ?? new Date(Date.now() + (batch ? tenMinutes : 0)).toISOString(),
      created_at: new Date().toISOString(),
    });
    if (!batch && status) record['status'] = status;
    return { record_id, outcome: 'queued' };
  });
  return Response.json(outcomes);
}
