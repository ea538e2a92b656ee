import { connect } from 'node:tls';
import { createTransport } from 'nodemailer';
import type { Message } from './message.ts';
import type { Outcome } from './queue.ts';
import type { Transport } from './send-due.ts';

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  message: string;
}

/**
 * Sends through any mail account. A crash before the result is saved sends the mail twice, with the same
 * Message-ID.
 */
export function smtp(url: string): Transport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const local = ['localhost', '127.0.0.1', '::1'].includes(host);
  const transporter = createTransport({
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // A mail catcher on this machine has no certificate.
    requireTLS: !secure && !local,
    ignoreTLS: !secure && local,
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // nodemailer's own connect hangs in Deno 2.1 if a host has several addresses.
    ...(secure && { getSocket: ownSocket }),
  } as Parameters<typeof createTransport>[0]);

  return {
    async send(message: Message): Promise<Outcome> {
      const { id, from, to, replyTo, subject, text, headers } = message;
      const domain = from.address.split('@')[1];
      try {
        const info = (await transporter.sendMail({
          from,
          to: { name: '', address: to },
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          envelope: { from: from.address, to: [to] },
          subject,
          text,
          headers,
          messageId: `<${id}@${domain}>`,
          disableFileAccess: true,
          disableUrlAccess: true,
        })) as { response?: string };
        return { outcome: 'sent', providerId: info.response ?? '' };
      } catch (error) {
        return outcomeOf(error as SmtpError);
      }
    },
  };
}

/** A failure before the server's greeting is not the fault of this mail. */
function outcomeOf({ code = '', command, responseCode = 0, message }: SmtpError): Outcome {
  const reason = message.startsWith(code) ? message : `${code} ${message}`.trim();
  if (code === 'EAUTH' || code === 'EDNS' || command === 'CONN') {
    return { outcome: 'unavailable', reason };
  }
  return { outcome: responseCode >= 500 ? 'failed' : 'retry', reason };
}

interface SocketOptions {
  host?: string;
  port?: number;
}
type Give = (error: Error | null, socket?: { connection: object; secured: boolean }) => void;

function ownSocket({ host = '', port = 465 }: SocketOptions, give: Give): void {
  const socket = connect({ host, port, servername: host });
  const timer = setTimeout(() => socket.destroy(new Error('Connection timeout')), 10_000);
  const fail = (error: Error) => {
    clearTimeout(timer);
    give(Object.assign(error, { code: 'ECONNECTION', command: 'CONN' }));
  };
  socket.once('error', fail);
  socket.once('secureConnect', () => {
    clearTimeout(timer);
    socket.off('error', fail);
    give(null, { connection: socket, secured: true });
  });
}
