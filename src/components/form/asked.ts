import { createContext } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Doubtful answers of the form whose question has been shown: sending them again confirms them. */
export const AskedContext = createContext(new Set<string>());

/** Notes the answers that stand beside a message while the form is sent. */
export function noteAsked<Values extends FieldValues>(
  { getFieldState, getValues }: UseFormReturn<Values, unknown, Values>,
  asked: Set<string>,
): void {
  for (const [name, value] of Object.entries<unknown>(getValues())) {
    if (typeof value === 'string' && getFieldState(name as Path<Values>).error) asked.add(value);
  }
}
