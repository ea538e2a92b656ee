import { Card } from '@/components/dial/card';
import { Cards } from '@/components/dial/cards';
import { Closing } from '@/components/dial/closing';
import { Ground } from '@/components/dial/ground';
import { Rail } from '@/components/dial/rail';
import { Rows } from '@/components/dial/rows';
import { Section } from '@/components/dial/section';
import { Stats } from '@/components/dial/stats';
import { Seo } from '@/components/seo';
import { useTexts } from '@/components/texts';
import { credentials } from '@/content/facts/site';
import type { AboutTexts } from '@/content/texts';

export function AboutPage({ texts }: { texts: AboutTexts }) {
  const { story, strengths, journey, vision, mission } = texts;
  const { locale } = useTexts();
  const { references, offices } = credentials;
  const [opening, ...laterParagraphs] = story.paragraphs;
  return (
    <>
      <Seo meta={texts.meta} path="/about" />
      <Ground ground="indigo" {...texts.hero}>
        {texts.stats.length > 0 && <Stats stats={texts.stats} />}
      </Ground>
      <Section id="story" title={story.title} isTitleBeside>
        <p className="text-statement">{opening}</p>
        {laterParagraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-reading text-quiet">
            {paragraph}
          </p>
        ))}
      </Section>
      <Section id="strengths" title={strengths.title} tone="sand">
        <Cards>
          {strengths.items.map(({ title, description }) => (
            <Card key={title} title={title} text={description} />
          ))}
        </Cards>
      </Section>
      <Section id="journey" title={journey.title}>
        <Rail
          items={journey.entries.map(({ year, title, description, status }) => ({
            figure: year,
            title,
            text: description,
            isAhead: status === 'future',
            note: journey.statuses[status],
          }))}
        />
      </Section>
      <div className="section bg-sand">
        <div className="wrap grid gap-x-16 gap-y-8 md:grid-cols-2">
          {[vision, mission].map(({ title, text }) => (
            <section key={title}>
              <h2>{title}</h2>
              <p className="mt-3 text-statement">{text}</p>
            </section>
          ))}
        </div>
      </div>
      {references.length > 0 && (
        <Section id="references" title={texts.references} isTitleBeside>
          <Rows items={references.map(({ name, text }) => ({ term: name, text: text[locale] }))} />
        </Section>
      )}
      {offices.length > 0 && (
        <Section id="offices" title={texts.offices} isTitleBeside>
          <Rows
            items={offices.map(({ city, address, phone }) => ({
              term: city,
              text: [address, phone].filter(Boolean).join(', '),
            }))}
          />
        </Section>
      )}
      <Closing sentence={texts.closing} />
    </>
  );
}
