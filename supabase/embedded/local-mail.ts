import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { MailTransport } from '../functions/mail/send-due.ts';

interface Mail {
  to: string;
  subject: string;
  text?: string;
  html?: string;
  files?: string[];
}

/** Prints mails and appends each to a file as a line of JSON: {at, to, subject, link, text, files}. */
export function createLocalMail(logFile: string): { send(mail: Mail): Promise<void> } {
  mkdirSync(dirname(logFile), { recursive: true });
  return {
    async send({ to, subject, html, text = '', files = [] }) {
      const body = html ? textOf(html) : text;
      const link = /https?:\/\/\S+(?:\/status#|\/admin[#/])\S+/.exec(body)?.[0] ?? null;
      const entry = { at: new Date().toISOString(), to, subject, link, text: body, files };
      appendFileSync(logFile, `${JSON.stringify(entry)}\n`);
      const details = [...(link ? [link] : []), ...files].map((line) => `\n  ${line}`).join('');
      console.log(`\n  [local mail] to ${to}: ${subject}${details}\n`);
    },
  };
}

/** The text of our sign-in mails, with the address of a link in place of its words. */
function textOf(html: string): string {
  return html
    .replaceAll(/<a\s+href="([^"]*)"\s*>.*?<\/a\s*>/gs, '$1')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}

export function localTransport(logFile: string): MailTransport {
  const mail = createLocalMail(logFile);
  return {
    async send({ id, to, subject, text, files = [] }) {
      const folder = join(dirname(logFile), 'mail-files', id);
      if (files.length > 0) mkdirSync(folder, { recursive: true });
      const paths = files.map(({ name, base64 }) => {
        const path = join(folder, basename(name));
        writeFileSync(path, base64, 'base64');
        return path;
      });
      await mail.send({ to, subject, text, files: paths });
      return { outcome: 'sent' };
    },
  };
}
