import { Buffer } from 'node:buffer';
import { CallError, type Inbox, type Queue } from '../queue.ts';
import { sendDue, type SendDueOptions } from '../send-due.ts';
import { base64Of } from './mail-files.ts';
import { readBody } from './read-body.ts';
import { readMail, type ReceivedMail } from './read-mail.ts';
import { recipientsOf } from './recipients.ts';

const largest = 20 * 1024 * 1024;

/** Larger mails stay uncompressed: they are mostly base64, of which half a second saves a quarter. */
const mostCompressed = 3 * 1024 * 1024;

/** Compresses a mail unless it is large; in base64, whose beginning tells gzip from mail. */
export async function compressed(raw: Uint8Array): Promise<string> {
  if (raw.length > mostCompressed) return base64Of(raw);
  const stream = new Blob([new Uint8Array(raw)]).stream();
  return base64Of(await all(stream.pipeThrough(new CompressionStream('gzip'))));
}

async function uncompressed(base64: string): Promise<Uint8Array> {
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  return all(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')));
}

async function all(stream: ReadableStream): Promise<Uint8Array> {
  return (await readBody(new Response(stream), largest)) ?? new Uint8Array();
}

/** Reads again with today's reader what administrators asked for, or one mail by its id, and returns how many. */
export async function reread(inbox: Inbox, authServer: string, id?: string): Promise<number> {
  for (let count = 0; ; count++) {
    // oxlint-disable-next-line no-await-in-loop -- each is large
    const kept = count > 0 && id ? null : await inbox.raw(id);
    if (!kept || count === 20) return count;
    // oxlint-disable-next-line no-await-in-loop -- the same
    await replace(inbox, kept.id, await readAgain(kept.base64, authServer).catch(() => null));
  }
}

/** Replaces a received mail, or leaves it as it is if the database refuses: it would block the others for ever. */
async function replace(inbox: Inbox, id: string, mail: ReceivedMail | null): Promise<void> {
  await inbox.replace(id, mail).catch((error: unknown) => {
    if (!(error instanceof CallError && error.isRefusal)) throw error;
    return inbox.replace(id, null);
  });
}

/** Sends first: no mail that is due waits for the reading, which may take long. */
export async function sendThenReread(
  options: SendDueOptions & { queue: Queue & Inbox },
  authServer: string,
): Promise<number> {
  const sent = await sendDue(options);
  await reread(options.queue, authServer);
  return sent;
}

async function readAgain(base64: string, authServer: string) {
  const raw = await uncompressed(base64);
  return readMail(raw, { recipients: recipientsOf(raw, []), authServer });
}
