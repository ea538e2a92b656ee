import { safeStorage } from '@/lib/safe-storage';

export const separators = [',', ';'] as const;
export type Separator = (typeof separators)[number];

/** Returns the cell separator that spreadsheets expect in a language: `,` for 1.5 and `;` for 1,5. */
export function separatorOf(language: string): Separator {
  return numbersOf(language).format(1.5).includes(',') ? ';' : ',';
}

function numbersOf(language: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(language);
  } catch {
    // A browser can report an invalid language: WebKit reports "C" on a system without one.
    return new Intl.NumberFormat('en');
  }
}

const storage = safeStorage(() => localStorage);
const storageKey = 'staff-csv';

/** The separator that was chosen on this device, or that of the browser's language. */
export function chosenSeparator(): Separator {
  const chosen = separators.find((one) => one === storage.getItem(storageKey));
  return chosen ?? separatorOf(navigator.language);
}

export function chooseSeparator(separator: Separator): void {
  storage.setItem(storageKey, separator);
}
