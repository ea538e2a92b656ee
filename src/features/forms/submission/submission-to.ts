import { columnOf, type ColumnOf, type FormRow, type SubmissionViews } from '@/lib/form-row';
import type { NewSubmission, SubmissionFile } from './outbox/types';

export type ChosenFile = SubmissionFile & { content: File };

export type FormSubmission = Omit<NewSubmission, 'id' | 'form' | 'files'> & { files: ChosenFile[] };

/** Only columns of this table compile. */
export function submissionTo<Name extends keyof SubmissionViews, Row extends FormRow<Name>>(
  table: Name,
  row: Row & Record<Exclude<keyof Row, keyof FormRow<Name>>, never>,
): FormSubmission {
  return { path: `/${table}`, row: { ...row }, files: [] };
}

type SnakeCased<Values> = {
  [Name in keyof Values & string as ColumnOf<Name>]: Values[Name];
};

/** Renames values to column names, `companyName` to `company_name`, and leaves out empty ones. */
export function toRow<Values extends object>(values: Values): SnakeCased<Values> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== '' && value !== null)
      .map(([name, value]) => [columnOf(name), value]),
  ) as SnakeCased<Values>;
}
