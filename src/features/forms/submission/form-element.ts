import { isControl } from '@/components/form/read-form-values';
import { splitLocale } from '@/content/facts/languages';

/** The page and fragment of a form, without the language. */
export function pageOf(form: HTMLFormElement | null): string {
  const place = form?.closest('[id]')?.id;
  return splitLocale(location.pathname).path + location.search + (place ? `#${place}` : '');
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
