import { ClosingBand } from '@/components/sections/closing-band';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { PageIntro } from '@/components/sections/page-intro';
import { Section } from '@/components/sections/section';
import { StatGrid } from '@/components/sections/stat-grid';
import { Statements } from '@/components/sections/statements';
import { Timeline } from '@/components/sections/timeline';
import { Seo } from '@/components/seo';
import { about } from '@/content/en/about';

export function AboutPage() {
  const { story, strengths, journey } = about;
  const [opening, ...rest] = story.paragraphs;
  return (
    <>
      <Seo meta={about.meta} path="/about" />
      <PageIntro {...about.hero}>
        <StatGrid stats={about.stats} className="mt-14 md:mt-20" />
      </PageIntro>
      <Section id="story" title={story.title} layout="split" className="pt-8 md:pt-12">
        <div className="space-y-6">
          <p className="text-statement">{opening}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="max-w-reading text-quiet">
              {paragraph}
            </p>
          ))}
        </div>
      </Section>
      <Section id="strengths" title={strengths.title} tone="raised">
        <FeatureGrid items={strengths.items} />
      </Section>
      <Section id="journey" title={journey.title} className="on-dark bg-page">
        <Timeline {...journey} />
      </Section>
      <Section>
        <Statements items={[about.vision, about.mission]} level={2} />
      </Section>
      <ClosingBand sentence={about.closing} />
    </>
  );
}
