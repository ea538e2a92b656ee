/** The outbox in the database, as the mailer sees it. */
import type { Locale } from '../../../src/content/facts/languages.ts';
import type { SubmissionTable } from '../../../src/content/facts/staff-paths.ts';

/** What a mail tells, by its kind: see the functions that end in _content in the migrations. */
export type MailContent =
  | {
      kind: 'acknowledgement';
      content: {
        tableName: SubmissionTable;
        reference: string;
        secret: string;
        newsSecret: string | null;
      };
    }
  | { kind: 'alert' | 'reminder'; content: SubmissionFacts }
  | { kind: 'digest'; content: { entries: DigestEntry[] } }
  | { kind: 'news'; content: { secret: string; jobs: PublishedJob[] } };

export interface SubmissionFacts {
  tableName: SubmissionTable;
  recordId: string;
  reference: string;
  person?: string;
  company?: string;
  spam_suspected?: boolean;
  /** The sender's address, where it is one that may stand in a header. */
  replyTo?: string;
}

export interface DigestEntry {
  kind: 'alert' | 'reminder';
  tableName: SubmissionTable;
  recordId: string;
  reference: string;
}

interface PublishedJob {
  id: string;
  title: string;
  location: string;
  language: Locale;
}

export type Mail = MailContent & { id: string; lease: string; locale: Locale; to: string };

/**
 * What became of a try. `failed`: no other try would do better. `unavailable`: nothing can be sent at the
 * moment, whichever mail it is. A reason is in the words of the server; seconds are until the next try.
 */
export interface Outcome {
  outcome: 'sent' | 'failed' | 'retry' | 'unavailable';
  reason?: string;
  providerId?: string;
  retrySeconds?: number | undefined;
}

export interface Queue {
  /** Turns what happened and what is due into mails. */
  plan(): Promise<void>;
  /** Leases up to `most` mails. `more`: others are due. */
  claim(most: number): Promise<{ mails: Mail[]; more: boolean }>;
  /** False where the lease has ended: another mailer has it. */
  finish(mail: Mail, outcome: Outcome): Promise<boolean>;
}

const timeoutMs = 20_000;

/**
 * The queue behind Supabase's API.
 * @param url of the project, without a slash at the end.
 * @param key a secret one: no other may call these functions.
 */
export function queueAt(url: string, key: string): Queue {
  async function call<Answer>(name: string, body: object): Promise<Answer> {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      // An older key, a JWT, is asked for in both places; a newer one is no bearer token.
      headers: {
        apikey: key,
        'content-type': 'application/json',
        ...(key.startsWith('ey') && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text.slice(0, 300)}`);
    return (text ? JSON.parse(text) : undefined) as Answer;
  }
  return {
    plan: () => call('plan_mails', {}),
    claim: (most) => call('claim_mails', { most }),
    finish: (mail, { outcome, reason, providerId, retrySeconds }) =>
      call('finish_mail', {
        id: mail.id,
        lease: mail.lease,
        outcome,
        reason: reason ?? null,
        provider_id: providerId ?? null,
        retry_seconds: retrySeconds ?? null,
      }),
  };
}
