import type { LucideIcon } from 'lucide-react';
import { adminRecords } from '@/content/en/admin-records';
import type { ReplyName } from '@/content/en/admin-replies';
import { listPaths } from '@/content/facts/staff-paths';
import type { Database } from '@/lib/database.types';

export type RecordTable = keyof typeof adminRecords.tables;
export type Status = keyof typeof adminRecords.statuses;
export type Value = string | number | boolean | null;
type FieldKind = 'text' | 'choice' | 'long' | 'email' | 'link' | 'number' | 'date' | 'boolean';

/** A record as it is listed; besides these every field of its list. */
export interface StaffRecord {
  id: string;
  status: string | null;
  created_at: string;
  [field: string]: Value;
}

export interface StatusLine {
  name: Status;
  tone: 'brand' | 'warning' | 'good' | 'bad' | 'quiet';
  icon: LucideIcon;
  /** A decision: no reply undoes it. */
  final?: true;
}

/** All that the staff area knows of one kind of record. */
export interface RecordList<Name extends string = string> {
  table: RecordTable;
  path: `/admin/${string}`;
  texts: {
    title: string;
    card?: string;
    who: string;
    empty: string;
    failed: string;
    created: string;
    fields: Readonly<Record<string, string>>;
  };
  /** In the order in which staff read them. */
  fields: Readonly<Record<string, FieldKind>>;
  /** The fields that name a record: its row header. */
  who: readonly Name[];
  /** The columns by which the name is sorted, where they are not those of its row header. */
  nameOrder?: readonly Name[];
  /** Who wrote, where a record names a company first. */
  person?: Name;
  /** Further columns, the most important first; status and time follow by themselves. */
  columns: readonly Name[];
  unsortable?: readonly Name[];
  /** Whether visitors write the records: they arrive by themselves, and may be spam. */
  visitors: boolean;
  /** In the order in which a record goes through them. */
  statuses: readonly StatusLine[];
  /** The statuses that have a button of their own. */
  actions: readonly { label: string; status: Status }[];
  /** What a reply makes of a record. What an empty one said nobody knows; receipt is not a review. */
  replies: Partial<Record<ReplyName, Status>>;
}

type Row<Table extends RecordTable> = Database['public']['Tables'][Table]['Row'];
type Column<Table extends RecordTable> = keyof Row<Table> & string;
type KindOf<Name, Stored> = Name extends keyof typeof adminRecords.choices
  ? 'choice'
  : Stored extends number
    ? 'number'
    : Stored extends boolean
      ? 'boolean'
      : Exclude<FieldKind, 'choice' | 'number' | 'boolean'>;

interface Described<Table extends RecordTable> extends Omit<
  RecordList<Column<Table>>,
  'table' | 'path' | 'texts' | 'fields'
> {
  fields: {
    [Name in keyof (typeof adminRecords.tables)[Table]['fields']]: Name extends Column<Table>
      ? KindOf<Name, NonNullable<Row<Table>[Name]>>
      : never;
  };
}

/**
 * Holds a list against its table and its texts: a misspelt column, a field without a label or a choice without
 * words does not compile.
 */
export function recordList<Table extends RecordTable>(
  table: Table,
  described: Described<Table>,
): RecordList {
  return { ...described, table, path: listPaths[table], texts: adminRecords.tables[table] };
}
