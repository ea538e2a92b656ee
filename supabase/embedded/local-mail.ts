import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

interface Mail {
  to: string;
  subject: string;
  text?: string;
  html?: string;
}

/** An e-mail driver that delivers to the terminal and, as one JSON object a line, to a file. */
export function createLocalMail(logFile: string): { send(mail: Mail): Promise<void> } {
  mkdirSync(dirname(logFile), { recursive: true });
  return {
    async send({ to, subject, text = '', html = '' }) {
      const link = /https?:\/\/\S+\/verify\S+/.exec(text)?.[0] ?? null;
      const entry = { at: new Date().toISOString(), to, subject, link, text: text || html };
      appendFileSync(logFile, `${JSON.stringify(entry)}\n`);
      console.log(`\n  [local mail] to ${to}: ${subject}${link ? `\n  ${link}` : ''}\n`);
    },
  };
}
