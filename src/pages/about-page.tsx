import { ClosingBand } from '@/components/sections/closing-band';
import { DefinitionRows } from '@/components/sections/definition-rows';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { PageIntro } from '@/components/sections/page-intro';
import { Section } from '@/components/sections/section';
import { StatGrid } from '@/components/sections/stat-grid';
import { Statements } from '@/components/sections/statements';
import { Timeline } from '@/components/sections/timeline';
import { Seo } from '@/components/seo';
import { credentials, type Credentials } from '@/content/facts/site';
import type { AboutTexts } from '@/content/texts';

interface AboutPageProps {
  texts: AboutTexts;
  facts?: Pick<Credentials, 'references' | 'offices'>;
}

export function AboutPage({ texts, facts = credentials }: AboutPageProps) {
  const { story, strengths, journey } = texts;
  const { references, offices } = facts;
  const [opening, ...rest] = story.paragraphs;
  return (
    <>
      <Seo meta={texts.meta} path="/about" />
      <PageIntro {...texts.hero}>
        <StatGrid stats={texts.stats} className="mt-14 md:mt-20" />
      </PageIntro>
      <Section id="story" title={story.title} layout="split" className="pt-8 md:pt-12">
        <div className="grid gap-6">
          <p className="text-statement">{opening}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="max-w-reading text-quiet">
              {paragraph}
            </p>
          ))}
        </div>
      </Section>
      <Section id="strengths" title={strengths.title} tone="sand">
        <FeatureGrid items={strengths.items} />
      </Section>
      <Section id="journey" title={journey.title} className="on-dark bg-paper">
        <Timeline {...journey} />
      </Section>
      <Section>
        <Statements items={[texts.vision, texts.mission]} level={2} />
      </Section>
      {references.length > 0 && (
        <Section id="references" title={texts.references} layout="split">
          <DefinitionRows rows={references.map(({ name, text }) => ({ term: name, text }))} />
        </Section>
      )}
      {offices.length > 0 && (
        <Section id="offices" title={texts.offices} layout="split">
          <DefinitionRows
            rows={offices.map(({ city, address, phone }) => ({
              term: city,
              text: [address, phone].filter(Boolean).join(', '),
            }))}
          />
        </Section>
      )}
      <ClosingBand sentence={texts.closing} />
    </>
  );
}
