import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminOwner } from '@/content/en/admin-owner';
import { adminOutcome } from '@/content/en/admin-outcome';
import { adminSame } from '@/content/en/admin-same';
import { adminSpam } from '@/content/en/admin-spam';
import { decisions, type Decision } from '@/lib/form-row';
import { referenceOf } from '@/lib/reference';
import { fieldText } from '../ui/field-text';
import { loggedOutcome, outcomeText } from '../ui/outcome';
import { ownerName } from '../ui/colleagues';
import { weekdayText } from '../ui/timestamps';
import type { RecordKind, Value } from '../records/record-kind';
import { statusBadge } from '../records/status-badge';

export type RowValues = Readonly<Record<string, Value>>;

/** Something that staff decide about a record; all of it is changed, undone and logged in the same way. */
export interface StaffField {
  label: (values: RowValues, kind: RecordKind | undefined) => string;
  texts: { saved: (label: string) => string; failed: string } & Partial<ValueTexts>;
}

/** Texts about a field of more than two values, each of which the log names. */
interface ValueTexts {
  /** Sentences of the feed about one record, and about several; `to` is null if they got different values. */
  one: (what: string, summary: string, from: string, to: string) => string;
  many: (what: string, count: number, to: string | null) => string;
  history: (from: string, to: string) => string;
}

/** By action in the log. A change that sets several of them counts as the first. */
export const staffFields: Readonly<Record<Decision | 'spam_marked', StaffField>> = {
  status_changed: {
    label: ({ status }, kind) => statusBadge(kind, textOf(status)).label,
    texts: {
      saved: () => admin.list.statusSaved,
      failed: admin.list.statusFailed,
      one: admin.activity.statusChanged,
      many: admin.activity.statusesChanged,
      history: adminDetail.history.moved,
    },
  },
  follow_up_set: {
    label: ({ follow_up_on: day }) => {
      const date = loggedText(day);
      return date ? weekdayText(date) : adminOwner.noFollowUp;
    },
    texts: adminOwner.followUp,
  },
  assigned: { label: ({ owner_id: id }) => ownerName(loggedText(id)), texts: adminOwner.assigning },
  outcome_set: {
    label: (values) => outcomeText(loggedOutcome(values)) || adminOutcome.none,
    texts: adminOutcome.setting,
  },
  rated: {
    label: ({ rating }) => fieldText('rating', loggedText(rating)) || adminHiring.rating.none,
    texts: adminHiring.rating.setting,
  },
  duplicate_set: {
    label: ({ duplicate_of: id }) => {
      const original = loggedText(id);
      return original ? adminSame.duplicateOf(referenceOf(original)) : adminSame.notice.reopen;
    },
    texts: adminSame.setting,
  },
  spam_marked: {
    label: ({ spam_suspected: isSpam }) => (isSpam ? adminSpam.marked : adminSpam.cleared),
    texts: adminSpam.setting,
  },
};

type Action = keyof typeof staffFields;

const actions = Object.keys(staffFields) as Action[];

/** Returns the column that a change has to set to count as this action. */
const columnOf = (action: Action) =>
  action === 'spam_marked' ? 'spam_suspected' : decisions[action][0];

/** Returns what a change decides. */
export function staffFieldOf(set: RowValues): StaffField {
  const action = actions.find((one) => Object.hasOwn(set, columnOf(one)));
  if (!action) throw new Error(`no field for ${Object.keys(set).join(', ')}`);
  return staffFields[action];
}

type LogEntry = { action: string } & Record<'from_status' | 'to_status', string | null>;

export function loggedChange({ action, from_status, to_status }: LogEntry, kind?: RecordKind) {
  const knownAction = actions.find((one) => one === action) ?? 'status_changed';
  const field = staffFields[knownAction];
  const words = (value: string | null) => field.label({ [columnOf(knownAction)]: value }, kind);
  return { field, from: words(from_status), to: words(to_status) };
}

/** Returns some columns of a record; those that it lacks are null. */
export function pick(record: RowValues, columns: readonly string[]): RowValues {
  return Object.fromEntries(columns.map((column) => [column, record[column] ?? null]));
}

/** Returns a value as text, or null; the log writes `none` for an empty one. */
function loggedText(value: Value | undefined): string | null {
  return value === 'none' ? null : textOf(value);
}

function textOf(value: Value | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
