import type { Button } from './html.ts';

export interface Wording {
  subject: string;
  paragraphs: string[];
  replyTo?: string | undefined;
  button?: Button;
  /** The address that ends this kind of mail. */
  endsAt?: string;
  /** The ids of the earlier mails of its thread. */
  thread?: readonly string[];
}
