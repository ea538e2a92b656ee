import { useEffect, useState, type RefObject } from 'react';
import { isControl } from '@/components/form/read-form-values';
import { splitLocale } from '@/content/facts/languages';

export function pageOf(form: HTMLFormElement | null): string {
  const place = form?.closest('[id]')?.id;
  return splitLocale(location.pathname).path + location.search + (place ? `#${place}` : '');
}

export function textsOf(
  form: HTMLFormElement | null,
  values: Record<string, string>,
): Record<string, string> {
  const names = [...(form?.elements ?? [])]
    .filter((element) => isControl(element) && !/^(checkbox|file)$/.test(element.type))
    .map((element) => element.getAttribute('name'));
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

const selectors = {
  field: ':is(input, select, textarea):not(:disabled, [tabindex="-1"])',
  file: 'input[type=file]',
};

export function useFocusFormPart(element: RefObject<HTMLFormElement | null>) {
  const [wanted, setWanted] = useState<keyof typeof selectors>();
  useEffect(() => {
    if (!wanted) return;
    element.current?.querySelector<HTMLElement>(selectors[wanted])?.focus();
    setWanted(undefined);
  }, [element, wanted]);
  return setWanted;
}
