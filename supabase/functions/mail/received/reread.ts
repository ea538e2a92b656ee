import { Buffer } from 'node:buffer';
import { isRefusal, type Inbox, type Queue } from '../queue.ts';
import { sendDue, type SendDueOptions } from '../send-due.ts';
import { base64Of } from './mail-files.ts';
import { readBody } from './read-body.ts';
import { readMail, type ReceivedMail } from './read-mail.ts';
import { recipientsOf } from './recipients.ts';

const maxDecompressedBytes = 20 * 1024 * 1024;
/** Larger mails stay uncompressed: they are mostly base64, of which half a second saves a quarter. */
const maxCompressibleBytes = 3 * 1024 * 1024;
const maxMailsPerRun = 20;

/** Sends first: no mail that is due waits for the reading, which may take long. */
export async function sendThenReread(
  options: SendDueOptions & { queue: Queue & Inbox },
  authServer: string,
): Promise<number> {
  const sentCount = await sendDue(options);
  await rereadMails(options.queue, authServer);
  return sentCount;
}

/** Reads again with today's reader what administrators asked for, or one mail by its id, and returns how many. */
export async function rereadMails(inbox: Inbox, authServer: string, id?: string): Promise<number> {
  const limit = id ? 1 : maxMailsPerRun;
  for (let count = 0; count < limit; count++) {
    // oxlint-disable-next-line no-await-in-loop -- each is large
    const kept = await inbox.readRaw(id);
    if (!kept) return count;
    // oxlint-disable-next-line no-await-in-loop -- the same
    await replace(inbox, kept.id, await readAgain(kept.base64, authServer).catch(() => null));
  }
  return limit;
}

/** Compresses a mail unless it is large; in base64, whose beginning tells gzip from mail. */
export async function compress(raw: Uint8Array): Promise<string> {
  if (raw.length > maxCompressibleBytes) return base64Of(raw);
  const stream = new Blob([new Uint8Array(raw)]).stream();
  return base64Of(await readAll(stream.pipeThrough(new CompressionStream('gzip'))));
}

/** Replaces a received mail, or leaves it as it is if the database refuses: it would block the others for ever. */
async function replace(inbox: Inbox, id: string, mail: ReceivedMail | null): Promise<void> {
  await inbox.replaceMail(id, mail).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    return inbox.replaceMail(id, null);
  });
}

async function readAgain(base64: string, authServer: string): Promise<ReceivedMail> {
  const raw = await decompress(base64);
  return readMail(raw, { recipients: recipientsOf(raw, []), authServer });
}

async function decompress(base64: string): Promise<Uint8Array> {
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  return readAll(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')));
}

async function readAll(stream: ReadableStream): Promise<Uint8Array> {
  return (await readBody(new Response(stream), maxDecompressedBytes)) ?? new Uint8Array();
}
