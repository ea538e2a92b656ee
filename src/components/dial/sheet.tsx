import type { ReactNode } from 'react';

interface SheetProps {
  title: string;
  note?: string | undefined;
  children: ReactNode;
}

/** What few need at first, folded; it opens without script, and paper shows it. */
export function Sheet({ title, note, children }: SheetProps) {
  return (
    <details className="sheet">
      <summary>
        <span>
          {title}
          {note && <small>{note}</small>}
        </span>
      </summary>
      {children}
    </details>
  );
}
