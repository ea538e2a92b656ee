import type { ReactNode } from 'react';

interface SheetProps {
  title: string;
  note?: string | undefined;
  children: ReactNode;
}

/** Folded details that few need at first; opens without JavaScript and when printed. */
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
