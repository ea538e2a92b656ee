import { createContext } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Doubtful values whose question was shown: submitting them again confirms them. */
export const QuestionedValuesContext = createContext(new Set<string>());

export function noteQuestionedValues<Values extends FieldValues>(
  { getFieldState, getValues }: UseFormReturn<Values, unknown, Values>,
  questionedValues: Set<string>,
): void {
  for (const [name, value] of Object.entries<unknown>(getValues())) {
    const { error } = getFieldState(name as Path<Values>);
    if (typeof value === 'string' && error) questionedValues.add(value);
  }
}
