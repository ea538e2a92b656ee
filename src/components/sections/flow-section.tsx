import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/fold';
import { Container } from './section';

interface FlowSectionProps {
  caption: string;
  /** The diagram. */
  children: ReactNode;
}

export function FlowSection({ caption, children }: FlowSectionProps) {
  return (
    <section
      aria-labelledby="flow-title"
      className="on-dark isolate overflow-hidden border-y border-hairline bg-page"
    >
      <Container className="py-3 md:py-16 print:py-4">
        <Fold
          summary={
            <h2 id="flow-title" className="max-w-3xl md:mb-6 md:text-statement">
              {caption}
            </h2>
          }
        >
          {children}
        </Fold>
      </Container>
    </section>
  );
}
