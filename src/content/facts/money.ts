export const currencies = [
  'USD',
  'EUR',
  'INR',
  'NGN',
  'GHS',
  'KES',
  'TZS',
  'UGX',
  'RWF',
  'XAF',
  'CDF',
] as const;

/**
 * Formats `USD 1,200.50`, in every currency with the decimals that it has.
 * @param amount not negative; text where a sum may have more digits than a number holds
 */
export function moneyText(amount: number | string, currency: string): string {
  const [whole = '0', decimals = ''] = String(amount).split('.');
  const hasDecimals = /[1-9]/.test(decimals);
  const fraction = hasDecimals ? `.${decimals.replace(/0+$/, '').padEnd(2, '0')}` : '';
  return `${currency}\u00a0${BigInt(whole).toLocaleString('en')}${fraction}`;
}
