import type { ReactNode } from 'react';
import { useTexts } from '@/components/texts';
import type { Illustration as Drawing } from '@/content/illustrations';
import { cx } from '@/lib/cx';
import { ChatDrawing } from './chat-drawing';
import { CodeDrawing } from './code-drawing';
import { HandsetDrawing } from './handset-drawing';
import { ScreenDrawing } from './screen-drawing';
import { ShareDrawing } from './share-drawing';

/** As wide as the drawing above. */
const widths: Partial<Record<Drawing['kind'], string>> = {
  handset: 'mx-auto max-w-80',
  chat: 'mx-auto max-w-md',
};

interface IllustrationProps {
  drawing: Drawing;
  className?: string;
}

/** A drawing with its caption, which says that it is one. */
export function Illustration({ drawing, className }: IllustrationProps) {
  const { illustration } = useTexts().ui;
  return (
    <figure className={cx('min-w-0', className)}>
      {drawn(drawing)}
      <figcaption className={cx('mt-3 text-small text-quiet', widths[drawing.kind])}>
        <span className="font-semibold text-ink">{illustration}</span> {drawing.caption}
      </figcaption>
    </figure>
  );
}

function drawn(drawing: Drawing): ReactNode {
  const { summary } = drawing;
  switch (drawing.kind) {
    case 'handset':
      return <HandsetDrawing {...drawing} summary={summary} />;
    case 'chat':
      return <ChatDrawing {...drawing} summary={summary} />;
    case 'code':
      return <CodeDrawing {...drawing} />;
    case 'screen':
      return <ScreenDrawing {...drawing} summary={summary} />;
    case 'share':
      return <ShareDrawing {...drawing} />;
  }
}
