import { digits, type Digit } from '../content/facts/products.ts';

interface Colors {
  keys: string;
  lit: string;
}

/** The mark for files without React, as SVG shapes in a square of 16: twelve keys, one of them lit. */
export function markShapes({ keys, lit }: Colors, digit: Digit = '#'): string {
  const at = digits.indexOf(digit);
  const key = `M${1 + 5 * (at % 3)} ${4.25 * Math.floor(at / 3)}h4v3.25h-4z`;
  return `<path d="M3 0v16M8 0v16M13 0v16" stroke="${keys}" stroke-width="4" stroke-dasharray="3.25 1"/><path d="${key}" fill="${lit}"/>`;
}
