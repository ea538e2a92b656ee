import { Board } from '@/components/dial/board';
import { Card } from '@/components/dial/card';
import { Cards } from '@/components/dial/cards';
import { Closing } from '@/components/dial/closing';
import { ContactOptionsSection } from '@/components/dial/contact-options';
import {
  HiddenInPrint,
  factSheetId,
  FactSheetFoot,
  FactSheetHead,
} from '@/components/dial/fact-sheet';
import { Ground } from '@/components/dial/ground';
import { PrintButton } from '@/components/dial/print-button';
import { Section } from '@/components/dial/section';
import { Sheet } from '@/components/dial/sheet';
import { Stats } from '@/components/dial/stats';
import { breadcrumbData, JsonLd, serviceData } from '@/components/json-ld';
import { Seo } from '@/components/seo';
import { useTexts } from '@/components/texts';
import { Arrow } from '@/components/ui/arrow';
import { MarketFlag } from '@/components/ui/flag';
import { Link } from '@/components/ui/link';
import type { RegionPath } from '@/content/facts/paths';
import type { RegionPageTexts } from '@/content/texts';
import type { Region } from '@/content/types';

interface RegionPageProps {
  path: RegionPath;
  texts: RegionPageTexts;
  region: Region;
}

export function RegionPage({ path, texts, region }: RegionPageProps) {
  const { locale } = useTexts();
  const { name, meta, markets } = region;
  return (
    <div id={factSheetId}>
      <Seo meta={meta} path={path} />
      <JsonLd
        path={path}
        entities={[
          serviceData(locale, path, {
            name: texts.service(name),
            description: meta.description,
            countries: markets.map((market) => market.name),
          }),
          breadcrumbData(locale, texts.trail, { name, path }),
        ]}
      />
      <FactSheetHead title={texts.factSheet} leaveLabel={texts.wholePage} />
      <Ground
        ground="indigo"
        title={name}
        lead={region.lead}
        actions={region.actions}
        extra={<PrintButton label={region.factSheetLabel} hint={texts.factSheetHint} />}
        trail={texts.trail}
      >
        <Board
          title={texts.subscribers}
          rows={markets.map(({ name: label, subscribers: value, stage, partners }) => ({
            label,
            value,
            note: [stage, ...partners].filter(Boolean).join(' · '),
          }))}
        />
      </Ground>
      <Section id="markets" title={texts.markets} lead={region.intro} isLeadBeside>
        <Cards>
          {markets.map(({ code, name: country, description, services }) => (
            <Card
              key={code}
              title={
                <span className="flex items-center gap-3">
                  <MarketFlag code={code} />
                  {country}
                </span>
              }
              text={description}
              dots={services}
              width={markets.length === 2 ? 6 : 4}
            />
          ))}
        </Cards>
      </Section>
      <Highlights {...region} />
      <HiddenInPrint>
        <Launch {...{ path, texts, region }} />
        <ContactOptionsSection about={name} />
      </HiddenInPrint>
      <FactSheetFoot />
      <HiddenInPrint>
        <Closing sentence={region.closing} />
      </HiddenInPrint>
    </div>
  );
}

function Highlights({ highlightsTitle, highlights, figures = [] }: Region) {
  return (
    <Section id="highlights" title={highlightsTitle} tone="sand">
      {figures.length > 0 && (
        <div className="mb-8">
          <Stats stats={figures} />
        </div>
      )}
      <Cards>
        {highlights.map(({ title, description }) => (
          <Card
            key={title}
            title={title}
            text={description}
            width={highlights.length === 4 ? 3 : 4}
          />
        ))}
      </Cards>
    </Section>
  );
}

function Launch({ path, texts, region }: RegionPageProps) {
  const { regions } = useTexts();
  return (
    <Section id="launch" title={texts.launch} isTitleBeside>
      {region.launch.map(({ title, text }) => (
        <Sheet key={title} title={title}>
          <p>{text}</p>
        </Sheet>
      ))}
      <nav aria-label={texts.neighbours} className="mt-8 flex flex-wrap gap-x-6">
        {regions
          .filter((neighbour) => neighbour.path !== path)
          .map(({ path: href, label }) => (
            <Link key={href} to={href} className="more-link">
              {label}
              <Arrow />
            </Link>
          ))}
      </nav>
    </Section>
  );
}
