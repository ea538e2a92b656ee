import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';

interface SectionProps {
  id?: string | undefined;
  eyebrow?: string;
  title?: string;
  lead?: string | undefined;
  /** Position of the heading on wide screens: above the content, or in a separate column. */
  layout?: 'stacked' | 'split';
  /** `sand` sets a section off from its neighbours. */
  tone?: 'paper' | 'sand';
  className?: string;
  children: ReactNode;
}

const tones = { paper: '', sand: 'border-y border-line bg-sand' };

/** A section of a page: the common grid, an optional heading and the content. */
export function Section({
  id,
  eyebrow,
  title,
  lead,
  layout = 'stacked',
  tone = 'paper',
  className,
  children,
}: SectionProps) {
  const headingId = title && id ? `${id}-title` : undefined;
  const split = layout === 'split';
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      // A link to the section scrolls its edge under the sticky header.
      className={cx('-scroll-mt-6 py-section print:py-6', tones[tone], className)}
    >
      <Container className={cx(split && 'lg:grid lg:grid-cols-12 lg:gap-x-8')}>
        {title && (
          <div
            className={cx(
              'mb-5 max-w-3xl md:mb-10 print:mb-4',
              split
                ? 'lg:sticky lg:top-28 lg:col-span-4 lg:mb-0 lg:self-start lg:pe-6'
                : 'md:mb-14 print:mb-4',
            )}
          >
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <h2
              id={headingId}
              className={cx('text-title print:text-heading', split && 'lg:text-[2.25rem]')}
            >
              {title}
            </h2>
            {lead && <p className="mt-3 max-w-reading text-lead text-quiet">{lead}</p>}
          </div>
        )}
        {split ? <div className="lg:col-span-8 lg:col-start-5">{children}</div> : children}
      </Container>
    </section>
  );
}

interface ContainerProps {
  className?: string;
  /** Hidden once the page's form is sent (site.css). */
  untilSent?: boolean | undefined;
  children: ReactNode;
}

export function Container({ className, untilSent, children }: ContainerProps) {
  return (
    <div
      data-until-sent={untilSent}
      className={cx('mx-auto max-w-grid px-gutter print:px-0', className)}
    >
      {children}
    </div>
  );
}

export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="mb-3 text-eyebrow text-quiet uppercase">{children}</p>;
}
