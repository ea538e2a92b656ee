import { get, useFormState, type FieldError } from 'react-hook-form';

/**
 * What is wrong with one field of the form around, in words. Its component renders again for this alone,
 * not for what becomes of the other fields.
 */
export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState({ name, exact: true });
  return (get(errors, name) as FieldError | undefined)?.message;
}
