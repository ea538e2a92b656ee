import { replyMails as en } from './en/reply-mails';
import type { Locale } from './facts/languages';
import { replyMails as fr } from './fr/reply-mails';

export const replyMails = { en, fr } satisfies Record<Locale, typeof en>;
