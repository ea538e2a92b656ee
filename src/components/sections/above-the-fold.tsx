import type { ReactNode } from 'react';

const id = 'above-the-fold';

interface AboveTheFoldProps {
  className?: string;
  children: ReactNode;
}

/**
 * What a page shows before all else, its title among it, painted in one piece: a browser on a slow phone
 * would paint the header alone, and the title a tenth of a second later.
 */
export function AboveTheFold({ className, children }: AboveTheFoldProps) {
  return (
    <div id={id} className={className}>
      <link rel="expect" href={`#${id}`} blocking="render" />
      {children}
    </div>
  );
}
