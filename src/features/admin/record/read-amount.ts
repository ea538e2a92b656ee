import type { Value } from '../records/record-list';

/**
 * Reads an amount as people write it: `1,200.50`, `1 200,50`, `1,20,000`. Null is an empty field, undefined a text that
 * is not an amount.
 */
export function readAmount(text: string): number | null | undefined {
  const typed = text.replace(/[\s'’_]/g, '');
  if (typed === '') return null;
  const [, grouped = '', decimals = ''] =
    /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  const whole = grouped.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  // The database stores 15 digits.
  if (whole === '' || whole.length > (decimals ? 13 : 15)) return undefined;
  return Number(`${whole}.${decimals || 0}`);
}

/** Writes an amount as `readAmount` reads it. */
export function amountText(amount: Value): string {
  return Number(amount).toLocaleString('en', {
    minimumFractionDigits: Number.isInteger(Number(amount)) ? 0 : 2,
  });
}
