import { cx } from '@/lib/cx';
import { Container } from './section';

interface OpeningProps {
  paragraphs: readonly string[];
  /** Within the page's head, beside a drawing. */
  beside?: boolean;
  className?: string;
}

export function Opening({ paragraphs: [first, ...more], beside, className }: OpeningProps) {
  const texts = (
    <>
      <p className="max-md:text-lead max-md:font-medium md:text-statement">{first}</p>
      <div className="grid max-w-reading gap-4 text-quiet lg:pt-1.5">
        {more.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </>
  );
  if (beside) {
    return <div className="grid gap-y-6">{texts}</div>;
  }
  return (
    <Container
      className={cx('grid gap-x-16 gap-y-6 py-section lg:grid-cols-2 print:py-4', className)}
    >
      {texts}
    </Container>
  );
}
