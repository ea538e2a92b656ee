import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Notes the answers that stand beside a doubt while the form is sent: sending them again confirms them. */
export function noteAsked<Values extends FieldValues>(
  { getFieldState, getValues }: UseFormReturn<Values, unknown, Values>,
  asked: Set<string>,
): void {
  for (const [name, value] of Object.entries<unknown>(getValues())) {
    if (typeof value === 'string' && getFieldState(name as Path<Values>).error) asked.add(value);
  }
}
