import type { ReactNode } from 'react';

const id = 'above-the-fold';

/** A page's first screen, painted in one piece: slow phones would paint the header well before the title. */
export function AboveTheFold({ children }: { children: ReactNode }) {
  return (
    <div id={id}>
      <link rel="expect" href={`#${id}`} blocking="render" />
      {children}
    </div>
  );
}
