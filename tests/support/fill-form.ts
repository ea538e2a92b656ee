import { fireEvent, screen } from '@testing-library/react';
import { pdf } from './document-builders';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element.matches('input, select, textarea');

/** Returns the fields that visitors see, without the honeypot, of the form that tests call "The form". */
const controls = () =>
  [...screen.getByRole<HTMLFormElement>('form', { name: 'The form' }).elements]
    .filter(isControl)
    .filter(({ tabIndex }) => tabIndex >= 0);

export const filledText = 'Filled in by a program of the visitor';
const valueByType: Record<string, string> = {
  email: 'ola@example.com',
  tel: '+234 803 000 0001',
  url: 'https://example.com/ola',
};

/** Fills in what is empty as password managers do: without an event. */
export function fillForm() {
  for (const control of controls()) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (control.value === '') fillIn(control);
  }
}

function fillIn(control: Control) {
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = 1;
  } else if (control.type === 'file') {
    const file = new File([pdf()], 'cv.pdf', { type: 'application/pdf' });
    Object.defineProperty(control, 'files', { value: [file], configurable: true });
  } else {
    control.value = valueByType[control.type] ?? filledText;
  }
}

/** Returns the field of this name; throws if there is none. */
export function fieldOf(name: string): Control {
  const field = controls().find((control) => control.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return field;
}

/** Enters values by the names of their fields. */
export function enter(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.change(fieldOf(name), { target: { value } });
  }
}
