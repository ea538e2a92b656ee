import type { Facts } from '../../../src/content/facts/merge.ts';
import type { Button } from './html.ts';

export interface Wording {
  subject: string;
  paragraphs: string[];
  replyTo?: string | undefined;
  /** Takes its place where answers come to us. */
  replyToken?: string | undefined;
  button?: Button;
  /** The address that ends this kind of mail. */
  endsAt?: string;
  /** The names of our earlier mails of its thread, and the Message-IDs of those received. */
  thread?: readonly string[];
}

/** What mails say of the company, as of today. */
export type WordedFacts = Pick<Facts, 'site' | 'figures'>;
