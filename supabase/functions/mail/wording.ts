import type { Facts } from '../../../src/content/facts/merge.ts';
import type { MailButton } from './html.ts';

export interface Wording {
  subject: string;
  paragraphs: string[];
  replyTo?: string | undefined;
  /** Replaces `replyTo` where answers reach the mail function. */
  replyToken?: string | undefined;
  button?: MailButton;
  /** The address that ends this kind of mail. */
  unsubscribeUrl?: string;
  /** The names of our earlier mails in the thread and the Message-IDs of received ones. */
  thread?: readonly string[];
}

/** The facts of the company that mails state, as they are set now. */
export type WordedFacts = Pick<Facts, 'site' | 'figures'>;
