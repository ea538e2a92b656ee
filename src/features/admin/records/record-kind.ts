import type { LucideIcon } from 'lucide-react';
import { adminRecords } from '@/content/en/admin-records';
import type { ContactWay } from '@/content/en/admin-replies';
import type { status } from '@/content/en/status';
import { listPaths } from '@/content/facts/staff-paths';
import type { Database } from '@/lib/database.types';
import type { limits } from '@/lib/rules';

export type RecordTable = keyof typeof adminRecords.tables;
export type Status = keyof typeof adminRecords.statuses;
export type Value = string | number | boolean | null;
type FieldKind =
  | 'text'
  | 'choice'
  | 'long'
  | 'email'
  | 'phone'
  | 'link'
  | 'number'
  | 'date'
  | 'boolean';

/** A record in a list; it also has every field of its kind. */
export interface StaffRecord {
  id: string;
  status: string | null;
  created_at: string;
  [field: string]: Value;
}

export interface RecordRef {
  table: RecordTable;
  recordId: string;
}

export interface StatusOption {
  name: Status;
  tone: 'brand' | 'warning' | 'good' | 'bad' | 'quiet';
  icon: LucideIcon;
  /** A decision that no reply undoes. */
  isFinal?: true;
}

/** Narrows a list to one value of a field. list/filters.ts says what each kind of filter accepts and offers. */
export interface ListFilter<Name extends string = string> {
  param: string;
  field: Name;
  kind:
    | 'choice'
    | 'rating'
    | 'value'
    | 'posting'
    | 'owner'
    | 'due'
    | 'days'
    | 'waiting'
    | 'undecided'
    | 'duplicates';
}

/** A column of a list. The second field is shown below the first; each has its own heading. */
export interface ListColumn<Name extends string = string> {
  /** `name` is the record's name, made of `nameParts`. */
  fields: readonly (Name | 'name')[];
  minWidthRem: number;
}

export interface EntryFieldRule {
  length?: Exclude<keyof typeof limits, 'email' | 'webAddress'>;
}

export interface RecordKind<Name extends string = string> {
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
  fields: Readonly<Record<string, FieldKind>>;
  nameParts: readonly Name[];
  /** The columns that sort the name, if they differ from `nameParts`. */
  nameOrder?: readonly Name[];
  /** The person who wrote, for records that name a company first. */
  person?: Name;
  /** The company, for records that name a person first. */
  company?: Name;
  /** Fields with the job: the first that says more than "other" names it. */
  job?: readonly Name[];
  service?: Name;
  /** The sender's country, in which telephone numbers without a code are. */
  country?: Name;
  /** The long text whose beginning is shown in the list; `message` in the database (20261120000600_records.sql). */
  preview?: Name;
  /** In the order of the table; preview, status, time, owner and actions follow. */
  columns: readonly ListColumn<Name>[];
  /** The columns of the kind's view that sort a field, where its values do not sort themselves. */
  rankColumnByField?: Readonly<Partial<Record<Name, string>>>;
  /** The most used first. */
  filters: readonly ListFilter<Name>[];
  hasApplicants?: true;
  /** Position on Overview of records that can become business and have an outcome. */
  leadPosition?: number;
  /** Senders wait for a proposal, not for any reply (private.kinds_of_record). */
  awaitsProposal?: true;
  /** Senders wait for a decision, and a decline can have a reason. */
  awaitsDecision?: true;
  hasFiles?: true;
  /** The colour in Overview's chart, a token of tailwind.config.ts. */
  chartColour?: `--${string}`;
  /** The fields that staff can fill in for a lead that they enter, besides its name and channel (entry/entry-schema.ts). */
  entryFields?: Readonly<Partial<Record<Name, EntryFieldRule>>>;
  /** Visitors write these records, so they can arrive at any time and can be spam. */
  isFromVisitors: boolean;
  /** In the order in which a record passes through them. */
  statuses: readonly StatusOption[];
  actions: readonly (Status & keyof typeof adminRecords.actions)[];
  /** The new status after each reply. A blank reply or a call may set none. */
  statusByReply: Partial<Record<ContactWay, Status>>;
}

type Relations = Database['public']['Tables'] & Database['public']['Views'];
type Row<Table extends RecordTable> = Relations[Table]['Row'];
type Column<Table extends RecordTable> = keyof Row<Table> & string;
type KindOf<Name, ColumnType> = Name extends keyof typeof adminRecords.choices
  ? 'choice'
  : ColumnType extends number
    ? 'number'
    : ColumnType extends boolean
      ? 'boolean'
      : Exclude<FieldKind, 'choice' | 'number' | 'boolean'>;

type Texts = (typeof status)['kinds'];
/** The statuses for which the status page has words. */
type StatusWithTexts<Table> = Table extends keyof Texts ? keyof Texts[Table]['stages'] : never;

interface Definition<Table extends RecordTable> extends Omit<
  RecordKind<Column<Table>>,
  'table' | 'path' | 'texts' | 'fields' | 'statuses'
> {
  /** A final status without words for the sender in content/en/status.ts does not compile. */
  statuses: readonly (
    | (StatusOption & { isFinal?: never })
    | (StatusOption & { name: StatusWithTexts<Table>; isFinal: true })
  )[];
  /** Fields of the kind `text` may be left out. */
  fields: Partial<FieldKinds<Table>> & { [Name in NonTextField<Table>]: FieldKinds<Table>[Name] };
}

type FieldKinds<Table extends RecordTable> = {
  [Name in keyof (typeof adminRecords.tables)[Table]['fields']]: Name extends Column<Table>
    ? KindOf<Name, NonNullable<Row<Table>[Name]>>
    : never;
};
type NonTextField<Table extends RecordTable> = {
  [Name in keyof FieldKinds<Table>]: 'text' extends FieldKinds<Table>[Name] ? never : Name;
}[keyof FieldKinds<Table>];

/**
 * Checks a kind against its table or view and its texts at compile time: misspelt columns, fields without a label
 * and choices without words do not compile.
 */
export function defineRecordKind<Table extends RecordTable>(
  table: Table,
  definition: Definition<Table>,
): RecordKind {
  const texts = adminRecords.tables[table];
  const kinds: Readonly<Record<string, FieldKind>> = definition.fields;
  const fields = Object.fromEntries(
    Object.keys(texts.fields).map((name) => [name, kinds[name] ?? ('text' as const)]),
  );
  return { ...definition, table, path: listPaths[table], texts, fields };
}

export const isRecordId = (text: string) =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
