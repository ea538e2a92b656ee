import { readFileSync } from 'node:fs';
import { preview } from '../support/preview-server.ts';

interface Mail {
  to: string;
  subject: string;
  link: string | null;
  text: string;
}

/** What the preview server has sent to an address, of those whose subject matches. */
export function mailsTo(email: string, subject = /./): Mail[] {
  return readFileSync(preview.mailLog, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Mail)
    .filter((mail) => mail.to === email && subject.test(mail.subject));
}
