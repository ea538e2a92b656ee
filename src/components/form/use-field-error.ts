import { get, useFormState, type FieldError } from 'react-hook-form';

export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState({ name, exact: true });
  return (get(errors, name) as FieldError | undefined)?.message;
}
