import type { Database } from './database.types';

/** The column of a field: `company_name` of `companyName`. */
export type ColumnOf<Field extends string> = Field extends `${infer Head}${infer Tail}`
  ? Tail extends Uncapitalize<Tail>
    ? `${Lowercase<Head>}${ColumnOf<Tail>}`
    : `${Lowercase<Head>}_${ColumnOf<Tail>}`
  : Field;

export const columnOf = (field: string) =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const renamedColumns = {
  contact_submissions: { company: 'company_operator' },
  quote_requests: {},
  partnership_applications: {
    company: 'company_name',
    contact: 'contact_person',
    country: 'country_region',
  },
  career_applications: {
    location: 'current_location',
    position: 'position_applied_for',
    salary: 'expected_salary',
    experience: 'years_experience',
  },
} satisfies Record<keyof SubmissionViews, Record<string, string>>;

/** Adds a form's labels to words for its columns, by column; words win. */
export function withLabels<
  Table extends keyof SubmissionViews,
  Fields extends object,
  Words extends object,
>(table: Table, fields: Fields, words: Words, labelOf = ({ label }: FormField) => label) {
  const columnByField: Record<string, string> = renamedColumns[table];
  const labels = Object.entries<FormField>(fields as Record<string, FormField>).map(
    ([field, texts]) => [columnByField[field] ?? columnOf(field), labelOf(texts)],
  );
  return { ...words, ...Object.fromEntries(labels), ...words } as Words &
    Record<ColumnOf<Exclude<keyof Fields & string, keyof (typeof renamedColumns)[Table]>>, string>;
}

export interface FormField {
  label: string;
  optional?: boolean;
}

export type SubmissionViews = Pick<
  Database['public']['Views'],
  'contact_submissions' | 'quote_requests' | 'partnership_applications' | 'career_applications'
>;

export type SourceColumn = 'first_page' | 'referring_host' | 'utm_source' | 'utm_campaign';

/** The decisions of staff, by action in the log, with their columns; private.staff_columns has the same. */
export const decisions = {
  status_changed: ['status'],
  duplicate_set: ['duplicate_of'],
  assigned: ['owner_id'],
  follow_up_set: ['follow_up_on', 'follow_up_note'],
  outcome_set: ['outcome', 'lost_reason', 'amount', 'currency', 'outcome_on'],
  rated: ['rating'],
} as const;
export type Decision = keyof typeof decisions;
type DecidedColumn = (typeof decisions)[Decision][number];

/** Columns of every submission, of which a form itself fills in only the address and the number. */
type SharedColumn = Exclude<keyof SubmissionViews[keyof SubmissionViews]['Row'], 'email' | 'phone'>;

type ColumnFilledLater =
  | SharedColumn
  | SourceColumn
  | DecidedColumn
  | 'posting_title'
  | 'after_closing'
  | 'rejection_reason'
  | 'told_at'
  | 'decision_leaves'
  | 'awaits_decision'
  | 'budget_rank'
  | 'experience_rank'
  | 'timeline_rank';

/** The columns that a form always sends. The database fills in missing booleans. */
type SentColumns<Row> = {
  [
    Column in keyof Row as Row[Column] & (boolean | null) extends never ? Column : never
  ]: Row[Column];
};

export type FormRow<Name extends keyof SubmissionViews> = Omit<
  SentColumns<SubmissionViews[Name]['Row']> & Partial<SubmissionViews[Name]['Row']>,
  ColumnFilledLater | (Name extends 'contact_submissions' ? 'phone' : never)
>;
