import { adminRecords } from '@/content/en/admin-records';
import { listPaths } from '@/content/facts/staff-paths';
import type { Database } from '@/lib/database.types';
import type { Status } from './statuses';

const { actions, tables } = adminRecords;

export type RecordTable = keyof typeof tables;
type Column<Table extends RecordTable> = keyof Database['public']['Tables'][Table]['Row'] & string;

/** A record as it is listed; besides these every field of its table's texts. */
export interface StaffRecord {
  id: string;
  status: string | null;
  created_at: string;
  [field: string]: string | boolean | null;
}

export interface Action {
  label: string;
  status: Status;
}

interface RecordTexts {
  title: string;
  card?: string;
  who: string;
  empty: string;
  failed: string;
  created: string;
  /** Every field's label, in the order staff read them. */
  fields: Readonly<Record<string, string>>;
}

export interface RecordList {
  table: RecordTable;
  path: `/admin/${string}`;
  texts: RecordTexts;
  /** The fields that name a record: its row header. */
  who: readonly string[];
  /** Further columns, the most important first; status and time follow by themselves. */
  columns: readonly string[];
  unsortable?: readonly string[];
  /** The columns by which the name is sorted, where they are not those of its row header. */
  nameOrder?: readonly string[];
  /** Columns that may be empty: such a record comes last, whichever way the list is sorted. */
  optional?: readonly string[];
  /** Whether visitors write the records: they arrive by themselves, and may be spam. */
  visitors: boolean;
  actions: readonly Action[];
}

const contactActions: Action[] = [
  { label: actions.contacted, status: 'contacted' },
  { label: actions.completed, status: 'completed' },
];

export const messages = list({
  table: 'contact_submissions',
  path: listPaths.contact_submissions,
  texts: tables.contact_submissions,
  who: ['first_name', 'last_name'],
  nameOrder: ['last_name', 'first_name'],
  columns: ['email', 'company_operator', 'service_interest'],
  optional: ['company_operator'],
  visitors: true,
  actions: contactActions,
});

export const quoteRequests = list({
  table: 'quote_requests',
  path: listPaths.quote_requests,
  texts: tables.quote_requests,
  who: ['company_name'],
  columns: ['contact_name', 'budget', 'country', 'service_type', 'email'],
  unsortable: ['budget'],
  visitors: true,
  actions: contactActions,
});

export const careerApplications = list({
  table: 'career_applications',
  path: listPaths.career_applications,
  texts: tables.career_applications,
  who: ['first_name', 'last_name'],
  nameOrder: ['last_name', 'first_name'],
  columns: ['email', 'position_applied_for', 'years_experience', 'current_location'],
  unsortable: ['years_experience'],
  visitors: true,
  actions: [
    { label: actions.reviewed, status: 'reviewed' },
    { label: actions.interviewed, status: 'interviewed' },
  ],
});

export const partnershipApplications = list({
  table: 'partnership_applications',
  path: listPaths.partnership_applications,
  texts: tables.partnership_applications,
  who: ['company_name'],
  columns: ['contact_person', 'email', 'country_region', 'partnership_type'],
  visitors: true,
  actions: [
    { label: actions.under_review, status: 'under_review' },
    { label: actions.approved, status: 'approved' },
  ],
});

export const jobPostings = list({
  table: 'job_postings',
  path: listPaths.job_postings,
  texts: tables.job_postings,
  who: ['title'],
  columns: ['department', 'location', 'employment_type'],
  visitors: false,
  actions: [],
});

interface TypedList<Table extends RecordTable> extends RecordList {
  table: Table;
  texts: RecordTexts & { fields: Partial<Record<Column<Table>, string>> };
  who: readonly Column<Table>[];
  nameOrder?: readonly Column<Table>[];
  columns: readonly Column<Table>[];
  unsortable?: readonly Column<Table>[];
  optional?: readonly Column<Table>[];
}

/** Holds the fields against the table's columns: a misspelt one does not compile. */
function list<Table extends RecordTable>(typed: TypedList<Table>): RecordList {
  return typed;
}
