/** The icons of the header and its menus, kept tiny because they are on every page. */
interface MarkProps {
  d: string;
  className: string;
}

function Mark({ d, className }: MarkProps) {
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

export const ChevronDown = ({ className }: { className: string }) => (
  <Mark d="m6 9 6 6 6-6" className={className} />
);

export const CloseMark = ({ className }: { className: string }) => (
  <Mark d="M6 6l12 12M18 6 6 18" className={className} />
);
