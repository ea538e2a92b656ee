import { connect } from 'node:tls';
import { createTransport } from 'nodemailer';
import type { MailMessage } from './message.ts';
import type { SendOutcome } from './queue.ts';
import type { MailTransport } from './send-due.ts';
import { followConversation, outcomeOf, type SmtpError } from './smtp-answers.ts';

type TransportOptions = Parameters<typeof createTransport>[0];

const connectTimeoutMs = 10_000;

/** Sends through any mail account. A crash before the result is saved sends a mail twice, with the same Message-ID. */
export function smtpTransport(url: string): MailTransport {
  const { secure, host, port, user, pass } = readUrl(url);
  const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host);
  const options = {
    host,
    port,
    secure,
    // A mail catcher on this machine has no certificate.
    requireTLS: !secure && !isLocal,
    ignoreTLS: !secure && isLocal,
    ...(user && { auth: { user, pass } }),
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: 20_000,
    // nodemailer's own connect hangs in Deno 2.1 if a host has several addresses.
    ...(secure && { getSocket: connectTls }),
    transactionLog: true,
  };

  return {
    async send(message: MailMessage): Promise<SendOutcome> {
      const { id, messageId, from, to, cc, replyTo } = message;
      const { subject, text, html, headers, files = [] } = message;
      const { logger, stage } = followConversation();
      const transporter = createTransport({ ...options, logger } as TransportOptions);
      try {
        const info = (await transporter.sendMail({
          from,
          to: { name: '', address: to },
          ...(cc && { cc: { name: '', address: cc } }),
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          envelope: { from: from.address, to: [to, ...(cc ? [cc] : [])] },
          subject,
          text,
          ...(html && { html }),
          headers,
          messageId,
          attachments: files.map(({ name, type, base64 }) => ({
            filename: name,
            content: base64,
            encoding: 'base64',
            ...(type && { contentType: type }),
          })),
          baseBoundary: id,
          disableFileAccess: true,
          disableUrlAccess: true,
        })) as { response?: string };
        return { outcome: 'sent', providerId: info.response ?? '' };
      } catch (error) {
        return outcomeOf(error as SmtpError, stage());
      }
    },
  };
}

/** A `#`, `?` or `/` in the password ends the host too early, and a `%` cannot be decoded. */
function readUrl(text: string) {
  try {
    const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
    const secure = protocol === 'smtps:';
    const remainder = pathname.replace(/^\/$/, '') + search + hash;
    if (!hostname || remainder || !(secure || protocol === 'smtp:')) throw new Error();
    return {
      secure,
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 465 : 587),
      user: decodeURIComponent(username),
      pass: decodeURIComponent(password),
    };
  } catch {
    // The original error would quote the password.
    throw new Error('SMTP_URL cannot be read: encode # % @ /');
  }
}

interface SocketOptions {
  host?: string;
  port?: number;
}
type SocketCallback = (
  error: Error | null,
  socket?: { connection: object; secured: boolean },
) => void;

function connectTls({ host = '', port = 465 }: SocketOptions, callback: SocketCallback): void {
  const socket = connect({ host, port, servername: host });
  const timer = setTimeout(() => socket.destroy(new Error('Connection timeout')), connectTimeoutMs);
  const fail = (error: Error) => {
    clearTimeout(timer);
    callback(Object.assign(error, { code: 'ECONNECTION', command: 'CONN' }));
  };
  socket.once('error', fail);
  socket.once('secureConnect', () => {
    clearTimeout(timer);
    socket.off('error', fail);
    callback(null, { connection: socket, secured: true });
  });
}
