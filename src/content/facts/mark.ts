import { digits, type DigitName } from './products.ts';

/** The company's mark, 16 by 16: three columns of four keys of a telephone, one of them lit. */
export const markKeys = { d: 'M3 0v16M8 0v16M13 0v16', strokeWidth: 4, strokeDasharray: '3.25 1' };

export function litKeyPath(digit: DigitName): string {
  const index = digits.indexOf(digit);
  return `M${1 + 5 * (index % 3)} ${4.25 * Math.floor(index / 3)}h4v3.25h-4z`;
}

export function markShapes(colors: { keys: string; lit: string }, digit: DigitName = '#'): string {
  const { d, strokeWidth, strokeDasharray } = markKeys;
  return `<path d="${d}" stroke="${colors.keys}" stroke-width="${strokeWidth}" stroke-dasharray="${strokeDasharray}"/><path d="${litKeyPath(digit)}" fill="${colors.lit}"/>`;
}
