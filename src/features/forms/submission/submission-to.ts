import type { Database } from '@/lib/database.types';
import type { NewSubmission } from './outbox';
import type { SourceColumn } from './visit-source';

type Tables = Database['public']['Tables'];

/** Columns filled in by the form's shell or the database. */
type FilledIn =
  | SourceColumn
  | 'id'
  | 'status'
  | 'created_at'
  | 'revision'
  | 'replaces'
  | 'locale'
  | 'consent_version'
  | 'consented_at'
  | 'honeypot'
  | 'seconds_to_fill'
  | 'spam_suspected'
  | 'spam_reason';

type FormRow<Name extends keyof Tables> = Omit<Tables[Name]['Insert'], FilledIn>;

/** The form's shell adds id and revision. */
export type FormSubmission = Omit<NewSubmission, 'id' | 'revision'>;

/** Only columns of this table compile. */
export function submissionTo<Name extends keyof Tables, Row extends FormRow<Name>>(
  table: Name,
  row: Row & Record<Exclude<keyof Row, keyof FormRow<Name>>, never>,
): FormSubmission {
  return { path: `/${table}`, row: { ...row }, files: [] };
}

type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? Tail extends Uncapitalize<Tail>
    ? `${Lowercase<Head>}${SnakeCase<Tail>}`
    : `${Lowercase<Head>}_${SnakeCase<Tail>}`
  : Name;

type SnakeCased<Values> = {
  [Name in keyof Values & string as SnakeCase<Name>]: Values[Name];
};

/** Renames values to column names, `companyName` to `company_name`, and leaves out empty ones. */
export function toRow<Values extends object>(values: Values): SnakeCased<Values> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== '' && value !== null)
      .map(([name, value]) => [
        name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        value,
      ]),
  ) as SnakeCased<Values>;
}
