import type { ReactNode } from 'react';

const id = 'above-the-fold';

interface AboveTheFoldProps {
  className?: string;
  children: ReactNode;
}

/** A page's first screen, painted in one piece: slow phones would paint the header well before the title. */
export function AboveTheFold({ className, children }: AboveTheFoldProps) {
  return (
    <div id={id} className={className}>
      <link rel="expect" href={`#${id}`} blocking="render" />
      {children}
    </div>
  );
}
