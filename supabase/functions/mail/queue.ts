import type { FactRow } from '../../../src/content/facts/merge.ts';
import type { QueuedMail, MailFile } from './mail-content.ts';
import type { ReceivedMail } from './received/read-mail.ts';

/**
 * `failed`: a retry would not help. `retry`: counts as an attempt of this mail. `wait`: not known to be about this
 * mail, so it does not count. `unavailable`: no mail can be sent now. `reason` quotes the server.
 */
export interface SendOutcome {
  outcome: 'sent' | 'failed' | 'retry' | 'wait' | 'unavailable';
  reason?: string;
  unanswered?: boolean;
  providerId?: string;
  retrySeconds?: number | undefined;
}

export interface Queue {
  plan(replyDomain: string | undefined): Promise<void>;
  /** Leases at most `limit` mails. `more` says that others are due. */
  claim(limit: number): Promise<{ mails: QueuedMail[]; more: boolean }>;
  readFiles(mail: QueuedMail): Promise<MailFile[]>;
  /** Returns false if the lease has expired and another mailer has the mail. */
  finish(mail: QueuedMail, outcome: SendOutcome): Promise<boolean>;
}

export interface Inbox {
  /** Says whether a record has one of these addresses; `later` if too many mails came within the hour. */
  admit(recipients: readonly string[]): Promise<'known' | 'unknown' | 'later'>;
  /** Rejects unless the mail is stored, now or by an earlier call. */
  storeMail(mail: ReceivedMail): Promise<unknown>;
  /** Keeps the raw mail, compressed and in base64. */
  keepRaw(key: string, content: string): Promise<unknown>;
  /** Gets a raw mail by its id, or the next that is to be read again. */
  readRaw(id?: string): Promise<{ id: string; base64: string } | null>;
  /** Replaces a received mail; null leaves it as it is. */
  replaceMail(id: string, mail: ReceivedMail | null): Promise<unknown>;
  /** Returns false if no mail of ours has this id. */
  noteBounce(bounce: Bounce): Promise<boolean>;
}

/** A provider's notice that a mail was returned, or that its reader complained. */
export interface Bounce {
  providerId: string;
  reason: string;
  complaint: boolean;
  permanent: boolean;
}

export interface FactSource {
  readFacts(): Promise<FactRow[]>;
}

export interface NewsSubscriptions {
  /** Returns false if the secret ends nothing. */
  endNews(secret: string): Promise<boolean>;
}

export class CallError extends Error {
  constructor(
    name: string,
    readonly status: number,
    text: string,
  ) {
    super(`${name} answered ${status}: ${text}`);
  }
}

/** Returns whether the database would fail in the same way again. */
export const isRefusal = (error: unknown) =>
  error instanceof CallError && [400, 409, 413, 422].includes(error.status);

/** Suffices for 7 MB of files. */
const timeoutMs = 20_000;

/** Calls the queue through Supabase's API. `key` must be a secret one: other roles cannot call these functions. */
export function queueAt(url: string, key: string): Queue & NewsSubscriptions & Inbox & FactSource {
  async function call<Result>(name: string, body: object): Promise<Result> {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      // An older key (a JWT) belongs in both headers; a newer one is not a bearer token.
      headers: {
        apikey: key,
        'content-type': 'application/json',
        ...(key.startsWith('ey') && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (!response.ok) throw new CallError(name, response.status, text.slice(0, 300));
    return (text ? JSON.parse(text) : undefined) as Result;
  }
  return {
    admit: (recipients) => call('admit_mail', { recipients }),
    storeMail: (mail) => call('receive_mail', { mail }),
    keepRaw: (mailKey, content) => call('keep_raw_mail', { key: mailKey, content }),
    readRaw: (id) => call('read_raw_mail', { mail_id: id ?? null }),
    replaceMail: (id, mail) => call('replace_mail', { mail_id: id, mail }),
    noteBounce: ({ providerId, ...bounce }) =>
      call('note_provider_event', { provider_id: providerId, ...bounce }),
    endNews: (secret) => call('set_news', { secret, enabled: false }),
    readFacts: () => call('published_facts', {}),
    plan: (replyDomain) => call('plan_mails', { reply_domain: replyDomain ?? null }),
    claim: (limit) => call('claim_mails', { most: limit }),
    readFiles: ({ id }) => call('read_mail_files', { mail_id: id }),
    finish: (mail, { outcome, reason, unanswered, providerId, retrySeconds }) =>
      call('finish_mail', {
        id: mail.id,
        lease: mail.lease,
        outcome,
        reason: reason ?? null,
        provider_id: providerId ?? null,
        retry_seconds: retrySeconds ?? null,
        unanswered: unanswered ?? false,
      }),
  };
}
