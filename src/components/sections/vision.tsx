import type { Feature, Stat } from '@/content/types';
import { OfferingRows } from './offering-rows';
import { Section } from './section';
import { StatGrid } from './stat-grid';
import { Statements, type Statement } from './statements';

interface VisionProps {
  id: string;
  eyebrow: string;
  title: string;
  vision: Statement;
  mission: Statement;
  strengthsTitle: string;
  strengths: readonly Feature[];
  stats: readonly Stat[];
}

export function Vision({ id, eyebrow, title, ...content }: VisionProps) {
  return (
    <Section id={id} eyebrow={eyebrow} title={title}>
      <Statements items={[content.vision, content.mission]} />
      <h3 className="mt-8 mb-4 text-statement font-bold md:mt-28 md:mb-8">
        {content.strengthsTitle}
      </h3>
      <OfferingRows items={content.strengths} columns={4} level={4} />
      <StatGrid stats={content.stats} className="mt-8 md:mt-20" />
    </Section>
  );
}
