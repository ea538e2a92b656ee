import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';

interface SectionProps {
  id?: string | undefined;
  eyebrow?: string;
  title?: string;
  lead?: string;
  /** Level of the title; sections of a page are h2. */
  className?: string;
  children: ReactNode;
}

/** One breath of a page: the common grid and left edge, an optional heading, the content. */
export function Section({ id, eyebrow, title, lead, className, children }: SectionProps) {
  const headingId = title && id ? `${id}-title` : undefined;
  return (
    <section id={id} aria-labelledby={headingId} className={cx('py-section', className)}>
      <Container>
        {title && (
          <div className="mb-10 max-w-3xl md:mb-14">
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <h2 id={headingId} className="text-title">
              {title}
            </h2>
            {lead && <p className="mt-4 max-w-prose text-lead text-quiet">{lead}</p>}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}

export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('mx-auto max-w-grid px-gutter', className)}>{children}</div>;
}

export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="mb-3 text-eyebrow text-quiet uppercase">{children}</p>;
}
