import { digits, type Digit } from '@/content/facts/products';

/** The company's mark: the twelve keys, with that of the page lit. */
export function Mark({ digit = '#', className = 'mark' }: { digit?: Digit; className?: string }) {
  const at = digits.indexOf(digit);
  return (
    <svg viewBox="0 0 16 16" className={className} aria-hidden>
      <path
        d="M3 0v16M8 0v16M13 0v16"
        stroke="currentColor"
        strokeWidth="4"
        strokeDasharray="3.25 1"
        opacity=".38"
      />
      <path
        d={`M${1 + 5 * (at % 3)} ${4.25 * Math.floor(at / 3)}h4v3.25h-4z`}
        fill="var(--marigold)"
        stroke="currentColor"
        strokeWidth=".5"
      />
    </svg>
  );
}
