import type { Feature, Stat } from '@/content/types';
import { FeatureGrid } from './feature-grid';
import { Section } from './section';
import { StatGrid } from './stat-grid';
import { Statements, type Statement } from './statements';
import { VisionLine, type Milestone } from './vision-line';

interface VisionProps {
  id: string;
  eyebrow: string;
  title: string;
  vision: Statement;
  mission: Statement;
  milestones: readonly Milestone[];
  strengthsTitle: string;
  strengths: readonly Feature[];
  stats: readonly Stat[];
}

export function Vision({ id, eyebrow, title, ...content }: VisionProps) {
  return (
    <Section id={id} eyebrow={eyebrow} title={title}>
      <Statements items={[content.vision, content.mission]} />
      <VisionLine milestones={content.milestones} />
      <h3 className="mt-20 mb-8 text-statement font-bold md:mt-28">{content.strengthsTitle}</h3>
      <FeatureGrid items={content.strengths} columns={4} level={4} />
      <StatGrid stats={content.stats} className="mt-16 md:mt-20" />
    </Section>
  );
}
