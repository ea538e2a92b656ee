import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';

interface SectionProps {
  id: string;
  title: string;
  lead?: string | undefined;
  tone?: 'paper' | 'sand';
  /** The word "Sample" beside the title, where figures or codes are made up. */
  sample?: string | undefined;
  isLeadBeside?: boolean;
  /** On wide screens, title and lead stand beside the content. */
  isTitleBeside?: boolean;
  children: ReactNode;
}

export function Section(props: SectionProps) {
  const { id, title, lead, tone, sample, isLeadBeside, isTitleBeside, children } = props;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cx('section', tone === 'sand' && 'bg-sand')}
    >
      <div className={cx('wrap', isTitleBeside && 'section-split')}>
        <div className={cx('section-head', isLeadBeside && 'section-head-two')}>
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
        {isTitleBeside ? <div>{children}</div> : children}
      </div>
    </section>
  );
}
