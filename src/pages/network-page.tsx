import { AfricaMap } from '@/components/dial/africa-map';
import { Band } from '@/components/dial/band';
import { Card } from '@/components/dial/card';
import { Cards } from '@/components/dial/cards';
import { Closing } from '@/components/dial/closing';
import { Ground } from '@/components/dial/ground';
import { Rows } from '@/components/dial/rows';
import { Section } from '@/components/dial/section';
import { Stats } from '@/components/dial/stats';
import { Seo } from '@/components/seo';
import { useTexts } from '@/components/texts';
import { MarketFlag } from '@/components/ui/flag';
import { isPlanned, markets } from '@/content/facts/markets';
import type { NetworkTexts } from '@/content/texts';

export function NetworkPage({ texts }: { texts: NetworkTexts }) {
  const { marketNames, ui } = useTexts();
  const { meta, hero, stats, partners, infrastructure, regions, closing } = texts;
  return (
    <>
      <Seo meta={meta} path="/network" />
      <Ground ground="indigo" title={hero.title} lead={hero.lead}>
        <div>
          <AfricaMap label={hero.mapAlt} />
          <p className="mt-4 text-small md:hidden">
            {markets
              .map(({ code }) => marketNames[code] + (isPlanned(code) ? ` ${ui.planned}` : ''))
              .join(', ')}
          </p>
        </div>
      </Ground>
      <Band>{stats.length > 0 && <Stats stats={stats} />}</Band>
      <Section id="partners" title={partners.title} lead={partners.lead} isLeadBeside>
        <Cards>
          {partners.cards.map(({ title, description, features }) => (
            <Card key={title} title={title} text={description} dots={features} />
          ))}
        </Cards>
      </Section>
      <Section
        id="infrastructure"
        title={infrastructure.title}
        lead={infrastructure.lead}
        tone="sand"
        isLeadBeside
      >
        <Rows
          isWide
          items={infrastructure.cards.map(({ title, description }) => ({
            term: title,
            text: description,
          }))}
        />
      </Section>
      <Section id="regions" title={regions.title} lead={regions.lead} isLeadBeside>
        <Cards>
          {regions.links.map(({ label, href, text }) => (
            <Card key={href} title={label} text={text} link={{ label: regions.cta, href }}>
              <div className="flex gap-2">
                {markets
                  .filter(({ region }) => region === href)
                  .map(({ code }) => (
                    <MarketFlag key={code} code={code} />
                  ))}
              </div>
            </Card>
          ))}
        </Cards>
      </Section>
      <Closing sentence={closing} />
    </>
  );
}
