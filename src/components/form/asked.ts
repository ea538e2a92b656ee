import { createContext } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Doubtful values whose question was shown: submitting them again confirms them. */
export const AskedContext = createContext(new Set<string>());

/** Remembers the values whose message was visible on submit. */
export function noteAsked<Values extends FieldValues>(
  { getFieldState, getValues }: UseFormReturn<Values, unknown, Values>,
  asked: Set<string>,
): void {
  for (const [name, value] of Object.entries<unknown>(getValues())) {
    if (typeof value === 'string' && getFieldState(name as Path<Values>).error) asked.add(value);
  }
}
