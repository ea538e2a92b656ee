import { existsSync, readFileSync } from 'node:fs';
import { preview } from '../support/preview-server.ts';

interface Mail {
  to: string;
  subject: string;
  link: string | null;
  text: string;
  /** Paths of its files. */
  files: string[];
}

/** Returns the mails that the preview server has sent to an address. */
export function mailsTo(email: string, subject = /./): Mail[] {
  // The first mail creates it.
  if (!existsSync(preview.mailLog)) return [];
  return readFileSync(preview.mailLog, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Mail)
    .filter((mail) => mail.to === email && subject.test(mail.subject));
}
