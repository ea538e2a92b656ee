import { Fold } from '@/components/ui/fold';
import type { FlowNode } from '@/content/types';
import { FlowDiagram } from './flow-diagram';
import { Container } from './section';

interface FlowSectionProps {
  caption: string;
  nodes: readonly FlowNode[];
  runByUs: string;
}

export function FlowSection({ caption, nodes, runByUs }: FlowSectionProps) {
  return (
    <section
      aria-labelledby="flow-title"
      className="on-dark isolate overflow-hidden border-y border-line bg-paper"
    >
      <Container className="py-3 md:py-16 print:py-4">
        <Fold
          summary={
            <h2 id="flow-title" className="max-w-3xl md:mb-6 md:text-statement">
              {caption}
            </h2>
          }
        >
          <FlowDiagram nodes={nodes} oursLabel={runByUs} labelledBy="flow-title" />
        </Fold>
      </Container>
    </section>
  );
}
