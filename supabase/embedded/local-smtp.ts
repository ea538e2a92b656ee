import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { SMTPServer } from 'smtp-server';
import type { Inbox } from '../functions/mail/queue.ts';
import { mailTooLarge, maxMailBytes } from '../functions/mail/text-response.ts';
import { receiveMail } from '../functions/mail/received/receive-mail.ts';

/** The usual port of mail servers for tests. */
const usualPort = 2525;

/** SMTP replies by HTTP status of the mail function. */
const replyCodes: Record<number, number> = { 413: 552, 422: 554 };

/** Listens for mail on this machine alone and hands it over like a provider; if the usual port is taken, on a free one. */
export async function startLocalSmtp(inbox: () => Inbox) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: maxMailBytes,
    onData(stream, { envelope }, done) {
      const delivery = {
        envelope: envelope.rcptTo.map(({ address }) => address),
        isReport: !envelope.mailFrom || !envelope.mailFrom.address,
      };
      readStream(stream)
        .then((raw) => (raw ? receiveMail({ raw, ...delivery }, inbox()) : mailTooLarge))
        .then(({ status, text }) => {
          if (status === 200) return done(null, text);
          done(Object.assign(new Error(text), { responseCode: replyCodes[status] ?? 451 }));
        })
        .catch((error: Error) => done(error));
    },
  });
  // connections that end early
  server.on('error', () => undefined);
  const port = await listen(server, usualPort).catch(() => listen(server, 0));
  return { port, stop: () => new Promise<void>((done) => void server.close(() => done())) };
}

function listen(server: SMTPServer, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    const listener = server.listen(port, '127.0.0.1', () => {
      server.off('error', fail);
      done((listener.address() as AddressInfo).port);
    });
  });
}

/** Returns undefined for a mail that is too large. */
async function readStream(stream: Readable): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += (chunk as Buffer).length;
    if (size <= maxMailBytes) chunks.push(chunk as Buffer);
  }
  return size > maxMailBytes ? undefined : Buffer.concat(chunks);
}
