import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Takes over what the inputs hold: password managers and browsers fill in fields without events. */
export function readFormValues<Values extends FieldValues>(
  form: HTMLFormElement | null,
  { getValues, setValue }: UseFormReturn<Values, unknown, Values>,
): void {
  const values = getValues();
  for (const control of form?.elements ?? []) {
    if (!isControl(control) || !(control.name in values)) continue;
    const value: unknown = values[control.name];
    const entered = valueOf(control);
    if (entered === undefined || entered === (value ?? emptyValueLike(entered))) continue;
    // A chosen file belongs to the form state once it has been read; its input may be empty again.
    if (control.type === 'file' && value instanceof File) continue;
    setValue(control.name as Path<Values>, entered as PathValue<Values, Path<Values>>);
  }
}

const emptyValueLike = (value: unknown) => (typeof value === 'boolean' ? false : '');

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (element: Element): element is Control =>
  element.matches('input, select, textarea');

function valueOf(control: Control): string | boolean | File | undefined {
  if (!(control instanceof HTMLInputElement)) return control.value;
  if (control.type === 'checkbox') return control.checked;
  return control.type === 'file' ? control.files?.[0] : control.value;
}
