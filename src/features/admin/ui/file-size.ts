/** Formats a size: `47 kB`, `1.2 MB`. */
export function sizeOf(bytes: number): string {
  const [value, unit] =
    bytes < 1_000_000
      ? [Math.max(1, bytes / 1024), 'kilobyte']
      : [bytes / (1024 * 1024), 'megabyte'];
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit,
    maximumFractionDigits: Number(value) < 10 ? 1 : 0,
  }).format(Number(value));
}
