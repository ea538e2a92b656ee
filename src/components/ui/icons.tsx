/** Icons of public pages, which inline them. */

export const ChevronDown = ({ className }: { className: string }) => (
  <Icon d="m6 9 6 6 6-6" className={className} />
);

export const CloseIcon = ({ className }: { className: string }) => (
  <Icon d="M6 6l12 12M18 6 6 18" className={className} />
);

/** @param d the path of its strokes, 24 by 24 */
export function Icon({ d, className }: { d: string; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={d} />
    </svg>
  );
}
