import { cx } from '@/lib/cx';
import { Container } from './section';

interface NumberedStepsProps {
  id: string;
  title: string;
  steps: readonly { title: string; text: string }[];
}

/** Steps in three columns. If they would leave one cell empty, the heading takes the first cell. */
export function NumberedSteps({ id, title, steps }: NumberedStepsProps) {
  const inGrid = steps.length % 6 === 5;
  const headingId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={headingId} className="py-section print:py-4">
      <Container className="grid gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-y-4">
        <h2
          id={headingId}
          className={cx(
            'text-title print:col-span-full print:text-heading',
            inGrid ? 'md:col-start-1 md:row-start-1' : 'col-span-full md:mb-4',
          )}
        >
          {title}
        </h2>
        <ol
          className={cx(
            'col-span-full col-start-1 grid grid-cols-subgrid gap-y-10 md:gap-y-14 print:gap-y-4',
            inGrid && 'md:row-start-1 md:[&>:first-child]:col-start-2',
          )}
        >
          {steps.map((step, index) => (
            <li key={step.title} className="border-t border-hairline pt-5 print:pt-3">
              <span aria-hidden className="block text-figure text-brand tabular-nums">
                {index + 1}
              </span>
              <h3 className="mt-4 text-heading">{step.title}</h3>
              <p className="mt-2 text-quiet">{step.text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
