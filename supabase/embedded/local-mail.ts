import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Transport } from '../functions/mail/send-due.ts';

interface Mail {
  to: string;
  subject: string;
  text?: string;
  html?: string;
}

/** Prints mails and appends each to a file as a line of JSON: {at, to, subject, link, text}. */
export function createLocalMail(logFile: string): { send(mail: Mail): Promise<void> } {
  mkdirSync(dirname(logFile), { recursive: true });
  return {
    async send({ to, subject, html, text = '' }) {
      const body = html ? textOf(html) : text;
      const link = /https?:\/\/\S+(?:\/status#|\/admin[#/])\S+/.exec(body)?.[0] ?? null;
      const entry = { at: new Date().toISOString(), to, subject, link, text: body };
      appendFileSync(logFile, `${JSON.stringify(entry)}\n`);
      console.log(`\n  [local mail] to ${to}: ${subject}${link ? `\n  ${link}` : ''}\n`);
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

export function localTransport(logFile: string): Transport {
  const mail = createLocalMail(logFile);
  return {
    async send({ to, subject, text }) {
      await mail.send({ to, subject, text });
      return { outcome: 'sent' };
    },
  };
}
