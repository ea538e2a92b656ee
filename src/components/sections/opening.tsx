import { cx } from '@/lib/cx';
import { Container } from './section';

interface OpeningProps {
  paragraphs: readonly string[];
  className?: string;
}

export function Opening({ paragraphs: [first, ...more], className }: OpeningProps) {
  return (
    <Container
      className={cx('grid gap-x-16 gap-y-6 py-section lg:grid-cols-2 print:py-4', className)}
    >
      <p className="max-md:text-lead max-md:font-medium md:text-statement">{first}</p>
      <div className="max-w-reading space-y-4 text-quiet lg:pt-1.5">
        {more.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Container>
  );
}
