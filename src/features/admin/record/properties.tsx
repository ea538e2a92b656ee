import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { adminDetail } from '@/content/en/admin-detail';
import { cx } from '@/lib/cx';
import { CompleteRecord } from './complete-record';
import { Decisions } from './decisions';
import { propertyGrid } from './property';
import type { RecordProps } from './record-queries';
import { RelatedRecords } from './related';
import { SenderProperties, VisitProperties } from './sender-properties';
import { ToolButton } from '../ui/tool-button';

const { properties: texts } = adminDetail;

interface PropertiesProps extends RecordProps {
  /** In a column beside the conversation; otherwise folded above it. */
  isColumn: boolean;
}

export function Properties({ isColumn, ...props }: PropertiesProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isExpanded = isColumn || isOpen;
  return (
    <section
      aria-label={texts.title}
      className={cx(
        'flex shrink-0 text-[0.8125rem]',
        isColumn
          ? 'w-68 overflow-y-auto border-s border-line py-2 ps-4 pe-2'
          : 'border-b border-line px-2 py-0.5',
        !isColumn && (isOpen ? 'max-h-[55%] flex-col' : 'items-center'),
      )}
    >
      <div className={cx('min-w-0 grow', isOpen && !isColumn && 'overflow-y-auto ps-2')}>
        <dl
          className={
            isExpanded
              ? propertyGrid
              : 'flex flex-wrap items-center max-xl:[&_:is([data-wide],button[aria-pressed=false])]:hidden [&_dt]:sr-only'
          }
        >
          <Decisions {...props} isExpanded={isExpanded} />
        </dl>
        {isExpanded && (
          <div id={id} className="pb-2">
            <SenderProperties {...props} />
            <CompleteRecord {...props} />
            <RelatedRecords {...props} />
            <VisitProperties {...props} />
          </div>
        )}
      </div>
      {!isColumn && (
        <ToolButton
          variant="text"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="ms-auto shrink-0 px-2! font-normal!"
        >
          {texts.details}
          <ChevronDown
            aria-hidden
            className={cx('size-4', isOpen && 'rotate-180')}
            strokeWidth={1.75}
          />
        </ToolButton>
      )}
    </section>
  );
}
