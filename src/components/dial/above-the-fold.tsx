import type { ReactNode } from 'react';

const id = 'above-the-fold';

interface AboveTheFoldProps {
  className?: string;
  children: ReactNode;
}

/**
 * The first screen of a page, including its title, painted in one piece. Otherwise a browser on a slow
 * phone paints the header first and the title a tenth of a second later.
 */
export function AboveTheFold({ className, children }: AboveTheFoldProps) {
  return (
    <div id={id} className={className}>
      <link rel="expect" href={`#${id}`} blocking="render" />
      {children}
    </div>
  );
}
