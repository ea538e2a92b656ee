import {
  Ban,
  CalendarClock,
  Copy,
  Download,
  Eraser,
  FilePen,
  FilePlus,
  FileX,
  Flag,
  Inbox,
  Mail,
  MailCheck,
  MailX,
  RefreshCw,
  ShieldAlert,
  ShieldCheck,
  UserCheck,
  type LucideIcon,
} from 'lucide-react';
import { admin } from '@/content/en/admin';
import { adminMail } from '@/content/en/admin-mail';
import { adminUndo } from '@/content/en/admin-undo';
import type { ActivityAction } from '@/content/facts/stored-values';
import type { Database } from '@/lib/database.types';
import { ownValue } from '@/lib/own-value';
import { replyActivity } from './reply-activity';
import { teamActivity } from './team-activity';
import { loggedChange } from '../changes/staff-fields';
import { listOf } from '../records/tabs';
import { authorName } from '../ui/colleagues';
import { isolated, unturned } from '../ui/direction';

type Activity = Database['public']['Tables']['activity_log']['Row'];

/** An entry of the feed; one of a batch stands for all of it. */
export interface FeedEntry extends Activity {
  /** How many of its changes were undone, and by whom at last. */
  undone: number;
  undone_by: string | null;
  undone_by_email: string | null;
  can_undo: boolean;
}

const { activity: texts } = admin;

/** Says what happened, without who did it. */
export function happened(entry: FeedEntry): string {
  const { action, table_name } = entry;
  const summary = isolated(entry.summary);
  const what = ownValue(texts.what, table_name) ?? table_name;
  const changed = loggedChange(entry, listOf(table_name));
  const { describe } = kindOf(entry);
  return describe?.({ ...entry, ...changed, what, summary }) ?? `${action} ${summary}`;
}

interface Story
  extends
    Pick<Activity, 'summary' | 'from_status' | 'to_status' | 'records'>,
    ReturnType<typeof loggedChange> {
  what: string;
}

interface Kind {
  icon: LucideIcon;
  describe: (story: Story) => string;
}

const kinds: Record<Exclude<ActivityAction, 'purged' | 'spam_received'>, Kind> = {
  submitted: { icon: Inbox, describe: ({ what }) => texts.submitted(what) },
  status_changed: { icon: RefreshCw, describe: change },
  assigned: { icon: UserCheck, describe: change },
  follow_up_set: { icon: CalendarClock, describe: change },
  outcome_set: { icon: Flag, describe: change },
  duplicate_set: { icon: Copy, describe: change },
  exported: {
    icon: Download,
    describe: ({ what, summary, records }) => texts.exported(what, Number(records), summary),
  },
  file_downloaded: { icon: Download, describe: ({ summary }) => texts.fileDownloaded(summary) },
  posting_created: { icon: FilePlus, describe: ({ summary }) => texts.postingCreated(summary) },
  posting_edited: {
    icon: FilePen,
    describe: ({ summary, from, to, to_status }) =>
      to_status ? texts.postingMoved(summary, from, to) : texts.postingEdited(summary),
  },
  posting_deleted: { icon: Ban, describe: ({ summary }) => texts.postingDeleted(summary) },
  erased: { icon: Eraser, describe: ({ summary }) => texts.erased(summary) },
  withdrawn: { icon: Eraser, describe: ({ what, summary }) => texts.withdrawn(what, summary) },
  entered: { icon: FilePlus, describe: ({ what, summary }) => texts.entered(what, summary) },
  ...replyActivity,
  spam_cleared: {
    icon: ShieldCheck,
    describe: ({ what, summary, records }) => texts.spamCleared(what, summary, records),
  },
  spam_marked: {
    icon: ShieldAlert,
    describe: ({ what, summary, records }) => texts.spamMarked(what, summary, records),
  },
  address_corrected: {
    icon: MailCheck,
    describe: ({ what, summary }) => texts.addressCorrected(what, summary),
  },
  file_deleted: { icon: FileX, describe: ({ summary }) => texts.fileDeleted(summary) },
  mail_deleted: { icon: MailX, describe: ({ summary }) => texts.mailDeleted(summary) },
  recipient_changed: { icon: Mail, describe: recipientChange },
  ...teamActivity,
};

function change({ field, what, summary, from, to, to_status, records }: Story): string {
  const text = records
    ? field?.texts.many?.(what, records, to_status && to)
    : field?.texts.one?.(what, summary, from, to);
  return text ?? summary;
}

function recipientChange({ summary: address, from_status: from, to_status: to }: Story): string {
  if (from === null) return texts.recipientAdded(address);
  if (to === null) return texts.recipientRemoved(address);
  const modeOf = (mode: string) => ownValue(adminMail.modes, mode) ?? mode;
  return from === to
    ? texts.recipientChanged(address)
    : texts.recipientMoved(address, modeOf(from), modeOf(to));
}

export const kindOf = ({ action }: FeedEntry): Partial<Kind> => ownValue(kinds, action) ?? {};

export function actorOf({ action, summary, actor_id, actor_email }: FeedEntry): string {
  if (action.endsWith('submitted')) return unturned(summary);
  return (
    authorName(actor_id, actor_email) ?? (action === 'withdrawn' ? texts.visitor : texts.nobody)
  );
}

/** Says who undid the entry, or how much of it. */
export function undoneBy({ undone, undone_by, undone_by_email, records }: FeedEntry): string {
  const by = isolated(authorName(undone_by, undone_by_email) ?? texts.nobody);
  return records && undone < records
    ? adminUndo.partlyUndone(undone, records, by)
    : adminUndo.undone(by);
}
