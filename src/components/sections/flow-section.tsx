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
      className="on-dark isolate overflow-hidden border-y border-hairline bg-page"
    >
      <Container className="py-10 md:py-20 print:py-4">
        <h2 id="flow-title" className="mb-6 max-w-3xl text-statement md:mb-12">
          {caption}
        </h2>
        <FlowDiagram nodes={nodes} oursLabel={runByUs} labelledBy="flow-title" />
      </Container>
    </section>
  );
}
