import { useEffect, useState, type RefObject } from 'react';
import { isControl } from '@/components/form/read-form-values';
import { splitLocale } from '@/content/facts/languages';

export function addressOfForm(form: HTMLFormElement | null): string {
  const sectionId = form?.closest('[id]')?.id;
  return splitLocale(location.pathname).path + location.search + (sectionId ? `#${sectionId}` : '');
}

/** The draft's values whose fields the form still has and which a script may fill in. */
export function fillableValues(
  form: HTMLFormElement | null,
  values: Record<string, string>,
): Record<string, string> {
  const names = [...(form?.elements ?? [])]
    .filter((control) => isControl(control) && !['checkbox', 'file'].includes(control.type))
    .map((control) => control.getAttribute('name'));
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

const selectors = {
  field: ':is(input, select, textarea):not(:disabled, [tabindex="-1"])',
  file: 'input[type=file]',
};

/** Returns a function that puts the focus in the first field, or in the first file field, after the next render. */
export function useFocusFormPart(form: RefObject<HTMLFormElement | null>) {
  const [partToFocus, setPartToFocus] = useState<keyof typeof selectors>();
  useEffect(() => {
    if (!partToFocus) return;
    form.current?.querySelector<HTMLElement>(selectors[partToFocus])?.focus();
    setPartToFocus(undefined);
  }, [form, partToFocus]);
  return setPartToFocus;
}
