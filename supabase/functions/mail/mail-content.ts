import type { StaffRole } from '../../../src/content/en/admin-roles.ts';
import type { HealthNews } from '../../../src/content/facts/health.ts';
import type { Locale } from '../../../src/content/facts/languages.ts';
import type { Report } from '../../../src/content/facts/report.ts';
import type { SubmissionTable } from '../../../src/content/facts/staff-paths.ts';

/** The content of each kind of mail; `private.mail_facts` has more than is used here. */
export type MailContent =
  | { kind: 'acknowledgement'; content: Acknowledgement }
  | { kind: 'reply'; content: Reply }
  | { kind: 'receipt'; content: Receipt }
  | { kind: 'alert' | 'reminder' | 'unsent' | 'answer'; content: SubmissionFacts }
  | { kind: 'assignment'; content: { entries: [Assignment, ...Assignment[]] } }
  | { kind: 'withdrawal'; content: Pick<SubmissionFacts, 'tableName' | 'reference'> }
  | { kind: 'digest'; content: { entries: DigestEntry[] } }
  | { kind: 'week'; content: Report }
  | { kind: 'health'; content: HealthNews }
  | { kind: 'follow_up'; content: FollowUps }
  | { kind: 'invitation'; content: InvitationContent }
  | { kind: 'security'; content: { event: 'recovery_used' | 'factor_reset'; at: string } }
  | { kind: 'meeting'; content: SubmissionFacts & MeetingEntry & { declined: boolean } }
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

interface Acknowledgement extends Pick<SubmissionFacts, 'tableName' | 'reference'> {
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

export interface MeetingEntry {
  tableName: SubmissionTable;
  meeting: Meeting;
  replyToken: string;
}

export interface InvitationContent {
  email: string;
  role: StaffRole;
  invitedBy: Colleague;
  expiresAt: string;
  secret: string;
}

export interface DigestEntry extends Pick<SubmissionFacts, 'tableName' | 'recordId' | 'reference'> {
  kind: 'alert' | 'reminder' | 'answer';
}

type ListedSubmission = Omit<SubmissionFacts, 'replyTo'>;

interface Assignment extends ListedSubmission {
  by?: Colleague;
}

export interface FollowUps {
  day: string;
  entries: [FollowUp, ...FollowUp[]];
}

interface FollowUp extends ListedSubmission {
  note?: string;
}

interface PublishedJob {
  id: string;
  title: string;
  location: string;
  language: Locale;
}

export type QueuedMail = MailContent & {
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
export type SenderMail = Extract<QueuedMail, { kind: (typeof senderKinds)[number] }>;
export type StaffMail = Exclude<QueuedMail, SenderMail>;

export const isStaffMail = (mail: QueuedMail): mail is StaffMail =>
  !senderKinds.some((kind) => kind === mail.kind);

export interface MailFile {
  name: string;
  /** Media type; by default that of the name's extension. */
  type?: string;
  base64: string;
}
