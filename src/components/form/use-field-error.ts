import { get, useFormState, type FieldError } from 'react-hook-form';

/** Returns the error message of one field and re-renders only when that field's error changes. */
export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState({ name, exact: true });
  return (get(errors, name) as FieldError | undefined)?.message;
}
