import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { adminLists } from '@/content/en/admin-lists';
import { adminOwner } from '@/content/en/admin-owner';
import { adminOutcome } from '@/content/en/admin-outcome';
import { adminSame } from '@/content/en/admin-same';
import { adminSpam } from '@/content/en/admin-spam';
import type { ActivityAction } from '@/content/facts/stored-values';
import { referenceOf } from '@/lib/reference';
import { outcomeOf, outcomeText } from '../ui/outcome';
import { ownerName } from '../ui/colleagues';
import { weekdayText } from '../ui/timestamps';
import type { RecordList, StaffRecord, Value } from '../records/record-list';
import { statusBadge } from '../records/status-badge';

/** Values by column. */
export type Values = Readonly<Record<string, Value>>;

/** Something that staff decide about a record; all of it is changed, undone and logged in the same way. */
export interface StaffField {
  /** The action in the log, whose from_status and to_status hold the values. */
  action: ActivityAction;
  /** Returns what the log writes, where it is not the value of the one column. */
  logged?: (values: Values) => string;
  /** Returns the value in words. */
  label: (values: Values, list: RecordList | undefined) => string;
  /** Other tables that change with it. */
  affects?: readonly string[];
  texts: {
    saved: (label: string) => string;
    failed: string;
  } & Partial<ValueTexts>;
}

/** Texts about a field of more than two values, each of which the log names. */
interface ValueTexts {
  /** Somebody else changed it meanwhile. */
  changed: string;
  changedBy: (by: string | null, label: string, when: string | undefined) => string;
  replace: (label: string) => string;
  /** In the feed: one record, and several of which `to` is null if they got different values. */
  one: (what: string, summary: string, from: string, to: string) => string;
  many: (what: string, count: number, to: string | null) => string;
  /** In the record's own history. */
  history: (from: string, to: string) => string;
}

/** By the column that holds it. */
export const staffFields: Record<string, StaffField> = {
  status: {
    action: 'status_changed',
    label: ({ status }, list) => statusBadge(list, textOf(status)).label,
    affects: ['related_submissions'],
    texts: {
      saved: () => admin.list.statusSaved,
      failed: admin.list.statusFailed,
      changed: admin.list.statusChanged,
      changedBy: adminLists.conflict.set,
      replace: adminLists.conflict.replace,
      one: admin.activity.statusChanged,
      many: admin.activity.statusesChanged,
      history: adminDetail.history.moved,
    },
  },
  // A change of both is one about the follow-up.
  follow_up_on: {
    action: 'follow_up_set',
    label: ({ follow_up_on: day }) => {
      const date = logged(day);
      return date ? weekdayText(date) : adminOwner.noFollowUp;
    },
    texts: adminOwner.followUp,
  },
  owner_id: {
    action: 'assigned',
    label: ({ owner_id: id }) => ownerName(logged(id)),
    texts: adminOwner.assigning,
  },
  outcome: {
    action: 'outcome_set',
    logged: outcomeOf,
    label: (values) => outcomeText(outcomeOf(values)) || adminOutcome.none,
    texts: adminOutcome.setting,
  },
  duplicate_of: {
    action: 'duplicate_set',
    label: ({ duplicate_of: id }) => {
      const original = logged(id);
      return original ? adminSame.duplicateOf(referenceOf(original)) : adminSame.notice.reopen;
    },
    affects: ['related_submissions', 'submissions_per_day'],
    texts: adminSame.setting,
  },
  spam_suspected: {
    action: 'spam_marked',
    label: ({ spam_suspected: isSpam }) => (isSpam ? adminSpam.marked : adminSpam.cleared),
    affects: ['mails', 'messages', 'submissions_per_day'],
    texts: adminSpam.setting,
  },
};

/** Returns the name and the texts of what a change sets. */
export function fieldOf(set: Values): { name: string; field: StaffField } {
  const [name = '', field] =
    Object.entries(staffFields).find(([column]) => Object.hasOwn(set, column)) ?? [];
  if (!field) throw new Error(`no field for ${Object.keys(set).join(', ')}`);
  return { name, field };
}

interface Logged {
  action: string;
  from_status: string | null;
  to_status: string | null;
}

/** Returns the field that an entry of the log is about, with its values in words. */
export function loggedChange({ action, from_status, to_status }: Logged, list?: RecordList) {
  const found = Object.entries(staffFields).find(([, field]) => field.action === action);
  const [name, field] = found ?? ['status', staffFields['status']];
  const label = (value: string | null) => field?.label({ [name]: value }, list) ?? '';
  return { field, from: label(from_status), to: label(to_status) };
}

export function pick(record: StaffRecord | Values, columns: readonly string[]): Values {
  return Object.fromEntries(columns.map((column) => [column, record[column] ?? null]));
}

/** The log writes "none" for an empty value. */
export const none = 'none';

function logged(value: Value | undefined): string | null {
  return value === none ? null : textOf(value);
}

function textOf(value: Value | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
