import { ClosingBand } from '@/components/sections/closing-band';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { PageIntro } from '@/components/sections/page-intro';
import { Section } from '@/components/sections/section';
import { StatGrid } from '@/components/sections/stat-grid';
import { Statements } from '@/components/sections/statements';
import { Timeline } from '@/components/sections/timeline';
import { Seo } from '@/components/seo';
import type { AboutTexts } from '@/content/texts';

export function AboutPage({ texts }: { texts: AboutTexts }) {
  const { story, strengths, journey } = texts;
  const [opening, ...rest] = story.paragraphs;
  return (
    <>
      <Seo meta={texts.meta} path="/about" />
      <PageIntro {...texts.hero}>
        <StatGrid stats={texts.stats} className="mt-14 md:mt-20" />
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
        <Statements items={[texts.vision, texts.mission]} level={2} />
      </Section>
      <ClosingBand sentence={texts.closing} />
    </>
  );
}
