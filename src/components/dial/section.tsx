import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';

interface SectionProps {
  id: string;
  title: string;
  lead?: string | undefined;
  tone?: 'paper' | 'sand';
  /** The word "Sample" beside the title, where figures or codes are made up. */
  sample?: string | undefined;
  two?: boolean;
  split?: boolean;
  children: ReactNode;
}

export function Section({ id, title, lead, tone, sample, two, split, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cx('section', tone === 'sand' && 'bg-sand')}
    >
      <div className={cx('wrap', split && 'section-split')}>
        <div className={cx('section-head', two && 'section-head-two')}>
          <h2 id={`${id}-title`}>
            {title}
            {sample && (
              <>
                {' '}
                <span className="sample">{sample}</span>
              </>
            )}
          </h2>
          {lead && <p>{lead}</p>}
        </div>
        {split ? <div>{children}</div> : children}
      </div>
    </section>
  );
}
