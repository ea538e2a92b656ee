import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { splitLocale } from '@/content/facts/languages';

/** The page and fragment of a form, without the language. */
export function pageOf(form: HTMLFormElement | null): string {
  const place = form?.closest('[id]')?.id;
  return splitLocale(location.pathname).path + location.search + (place ? `#${place}` : '');
}

/** Reads the DOM: password managers and browsers fill in fields without events. */
export function readFormValues<Values extends FieldValues>(
  element: HTMLFormElement | null,
  { getValues, setValue }: UseFormReturn<Values, unknown, Values>,
): void {
  const values = getValues();
  for (const control of element?.elements ?? []) {
    if (!isControl(control) || !(control.name in values)) continue;
    const value: unknown = values[control.name];
    const entered = valueOf(control);
    // A chosen file belongs to the form state once it has been read; its input may be empty again.
    if (entered === undefined || entered === (value ?? emptyLike(entered))) continue;
    if (control.type === 'file' && value instanceof File) continue;
    setValue(control.name as Path<Values>, entered as PathValue<Values, Path<Values>>);
  }
}

const emptyLike = (value: unknown) => (typeof value === 'boolean' ? false : '');

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element.matches('input, select, textarea');

function valueOf(control: Control): string | boolean | File | undefined {
  if (!(control instanceof HTMLInputElement)) return control.value;
  if (control.type === 'checkbox') return control.checked;
  return control.type === 'file' ? control.files?.[0] : control.value;
}

/** The saved values that this version of the form still has a text field for. */
export function textsOf(
  form: HTMLFormElement | null,
  values: Record<string, string>,
): Record<string, string> {
  const names = [...(form?.elements ?? [])]
    .filter((element) => isControl(element) && !/^(checkbox|file)$/.test(element.type))
    .map((element) => element.getAttribute('name'));
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

export function focusFormPart(form: HTMLFormElement | null, wanted: 'field' | 'file'): void {
  const fields = ':is(input, select, textarea):not(:disabled, [tabindex="-1"])';
  const first = form?.querySelector<HTMLElement>(wanted === 'file' ? `input[type=file]` : fields);
  first?.focus();
}
