import type { StaffRole } from '../../../src/content/en/admin-roles.ts';
import type { Locale } from '../../../src/content/facts/languages.ts';
import type { FactRow } from '../../../src/content/facts/merge.ts';
import type { SubmissionTable } from '../../../src/content/facts/staff-paths.ts';
import type { HealthNews } from '../../../src/content/facts/health.ts';
import type { Report } from '../../../src/content/facts/report.ts';
import type { ReceivedMail } from './received/read-mail.ts';

/** The content of each kind of mail; `private.mail_facts` has more than is used here. */
export type MailContent =
  | { kind: 'acknowledgement'; content: Received }
  | { kind: 'reply'; content: Reply }
  | { kind: 'receipt'; content: Receipt }
  | { kind: 'alert' | 'reminder' | 'unsent' | 'answer'; content: SubmissionFacts }
  | { kind: 'assignment'; content: { entries: [Assigned, ...Assigned[]] } }
  | { kind: 'withdrawal'; content: Withdrawn }
  | { kind: 'digest'; content: { entries: DigestEntry[] } }
  | { kind: 'week'; content: Report }
  | { kind: 'health'; content: HealthNews }
  | { kind: 'follow_up'; content: FollowUps }
  | { kind: 'invitation'; content: Invitation }
  | { kind: 'security'; content: { event: 'recovery_used' | 'factor_reset'; at: string } }
  | { kind: 'meeting'; content: SubmissionFacts & Dated & { declined: boolean } }
  | { kind: 'news'; content: { secret: string; jobs: PublishedJob[] } };

export interface SubmissionFacts {
  tableName: SubmissionTable;
  recordId: string;
  reference: string;
  person?: string;
  company?: string;
  /** Address of the sender, or of a reply's author; missing unless it is valid in a header. */
  replyTo?: string;
  country?: string;
  language?: Locale;
  /** The sender's message, for recipients who chose to read it by mail. */
  text?: string;
  proposalAnswer?: 'accepted' | 'declined' | 'question';
  /** We have replied; a later message of the sender waits. */
  isLater?: true;
}

interface Received extends Pick<SubmissionFacts, 'tableName' | 'reference'> {
  /** A posting's title, or the stored value of an option. */
  topic?: string;
  secret: string;
  newsSecret?: string;
  replyToken?: string;
}

interface Reply extends Pick<SubmissionFacts, 'tableName' | 'reference' | 'replyTo'> {
  /** The record's own address, where the reply goes to somebody else. */
  cc?: string;
  subject: string;
  body: string;
  replyToken?: string;
  /** The names of earlier mails and the Message-IDs of received ones, oldest first. */
  thread?: string[];
  files?: string[];
  meeting?: Meeting;
  /** The mailed status link can accept and decline the proposal. */
  answerable?: boolean;
}

/** How a sender decided about a proposal, as the status page showed it. */
export interface Receipt extends Pick<SubmissionFacts, 'tableName' | 'reference'> {
  answer: 'accepted' | 'declined';
  name: string;
  answeredAt: string;
  proposal: {
    subject: string;
    sent_at: string;
    files: { name: string; size: number; hash: string }[];
  };
  replyToken: string;
}

type Withdrawn = Pick<SubmissionFacts, 'tableName' | 'reference'>;

export interface Colleague {
  name?: string | null;
  address: string;
}

/** An interview or a call that a reply sets, moves or cancels. */
export interface Meeting {
  id: string;
  sequence: number;
  cancelled: boolean;
  startsAt: string;
  minutes: number;
  place: string;
  writtenAt: string;
  attendee?: string;
  organizer: { name?: string; address: string };
}

/** A meeting whose calendar entry is mailed. */
export interface Dated {
  tableName: SubmissionTable;
  meeting: Meeting;
  replyToken: string;
}

export interface Invitation {
  email: string;
  role: StaffRole;
  invitedBy: Colleague;
  expiresAt: string;
  secret: string;
}

export interface DigestEntry extends Pick<SubmissionFacts, 'tableName' | 'recordId' | 'reference'> {
  kind: 'alert' | 'reminder' | 'answer';
}

type Named = Omit<SubmissionFacts, 'replyTo'>;

/** A record that was handed over to the reader. */
interface Assigned extends Named {
  by?: Colleague;
}

/** The follow-ups of a recipient on one day. */
export interface FollowUps {
  day: string;
  entries: [FollowUp, ...FollowUp[]];
}

interface FollowUp extends Named {
  note?: string;
}

interface PublishedJob {
  id: string;
  title: string;
  location: string;
  language: Locale;
}

export type Mail = MailContent & {
  id: string;
  /** The id, with a suffix once an earlier sending was returned. */
  name: string;
  lease: string;
  locale: Locale;
  to: string;
  /** An earlier attempt got no answer, so the provider may have taken the mail. */
  unanswered?: boolean;
};

const senderKinds = ['acknowledgement', 'reply', 'receipt', 'news'] as const;
export type SenderMail = Extract<Mail, { kind: (typeof senderKinds)[number] }>;
export type StaffMail = Exclude<Mail, SenderMail>;

export const isToStaff = (mail: Mail): mail is StaffMail =>
  !senderKinds.some((kind) => kind === mail.kind);

/**
 * `failed`: a retry would not help. `retry`: counts as an attempt of this mail. `wait`: not known to be about this
 * mail, so it does not count. `unavailable`: no mail can be sent now. `reason` quotes the server.
 */
export interface Outcome {
  outcome: 'sent' | 'failed' | 'retry' | 'wait' | 'unavailable';
  reason?: string;
  unanswered?: boolean;
  providerId?: string;
  retrySeconds?: number | undefined;
}

export interface MailFile {
  name: string;
  /** Media type; by default that of the name's extension. */
  type?: string;
  base64: string;
}

export interface Queue {
  plan(replyDomain: string | undefined): Promise<void>;
  /** Leases up to `most` mails. `more` says that others are due. */
  claim(most: number): Promise<{ mails: Mail[]; more: boolean }>;
  files(mail: Mail): Promise<MailFile[]>;
  /** Returns false if the lease has expired and another mailer has the mail. */
  finish(mail: Mail, outcome: Outcome): Promise<boolean>;
}

export interface Inbox {
  /** Says whether a record has one of these addresses; `later` if too many mails came within the hour. */
  admit(recipients: readonly string[]): Promise<'known' | 'unknown' | 'later'>;
  /** Rejects unless the mail is stored, now or by an earlier call. */
  store(mail: ReceivedMail): Promise<unknown>;
  /** Keeps the raw mail, compressed and in base64. */
  keep(key: string, content: string): Promise<unknown>;
  /** Gets a raw mail by its id, or the next that is to be read again. */
  raw(id?: string): Promise<{ id: string; base64: string } | null>;
  /** Replaces a received mail; null leaves it as it is. */
  replace(id: string, mail: ReceivedMail | null): Promise<unknown>;
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
  facts(): Promise<FactRow[]>;
}

export interface NewsEnd {
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

  /** The database would answer the same again. */
  get isRefusal() {
    return [400, 409, 413, 422].includes(this.status);
  }
}

/** Also for 7 MB of files. */
const timeoutMs = 20_000;

/** Calls the queue through Supabase's API. `key` must be a secret one: other roles cannot call these functions. */
export function queueAt(url: string, key: string): Queue & NewsEnd & Inbox & FactSource {
  async function call<Answer>(name: string, body: object): Promise<Answer> {
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
    return (text ? JSON.parse(text) : undefined) as Answer;
  }
  return {
    admit: (recipients) => call('admit_mail', { recipients }),
    store: (mail) => call('receive_mail', { mail }),
    keep: (mailKey, content) => call('keep_raw_mail', { key: mailKey, content }),
    raw: (id) => call('read_raw_mail', { mail_id: id ?? null }),
    replace: (id, mail) => call('replace_mail', { mail_id: id, mail }),
    noteBounce: ({ providerId, ...bounce }) =>
      call('note_provider_event', { provider_id: providerId, ...bounce }),
    endNews: (secret) => call('set_news', { secret, enabled: false }),
    facts: () => call('published_facts', {}),
    plan: (replyDomain) => call('plan_mails', { reply_domain: replyDomain ?? null }),
    claim: (most) => call('claim_mails', { most }),
    files: ({ id }) => call('read_mail_files', { mail_id: id }),
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
