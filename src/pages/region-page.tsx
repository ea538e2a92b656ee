import { breadcrumbData, JsonLd, serviceData } from '@/components/json-ld';
import { ClosingBand } from '@/components/sections/closing-band';
import { DefinitionRows } from '@/components/sections/definition-rows';
import {
  BeyondFactSheet,
  factSheetId,
  FactSheetFoot,
  FactSheetHead,
} from '@/components/sections/fact-sheet';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { MarketRows } from '@/components/sections/market-rows';
import { NextPage } from '@/components/sections/next-page';
import { Opening } from '@/components/sections/opening';
import { PageIntro } from '@/components/sections/page-intro';
import { PrintButton } from '@/components/sections/print-button';
import { ContactOptions } from '@/components/sections/contact-options';
import { RegionMap } from '@/components/sections/region-map';
import { Section } from '@/components/sections/section';
import { StatGrid } from '@/components/sections/stat-grid';
import { Seo } from '@/components/seo';
import { useTexts } from '@/components/texts';
import type { RegionPath } from '@/content/facts/paths';
import type { RegionPageTexts } from '@/content/texts';
import type { Region } from '@/content/types';

interface RegionPageProps {
  path: RegionPath;
  texts: RegionPageTexts;
  region: Region;
}

export function RegionPage({ path, texts, region }: RegionPageProps) {
  const { locale, regions } = useTexts();
  const { name, meta, markets } = region;
  return (
    <div id={factSheetId} className="group/sheet">
      <Seo meta={meta} path={path} />
      <JsonLd
        path={path}
        data={[
          serviceData(locale, path, {
            name: texts.service(name),
            description: meta.description,
            area: markets.map((market) => market.name),
          }),
          breadcrumbData(locale, texts.trail, name, path),
        ]}
      />
      <FactSheetHead label={texts.factSheet} leave={texts.wholePage} />
      <PageIntro
        title={name}
        lead={region.lead}
        actions={region.actions}
        extra={<PrintButton label={region.factSheetLabel} hint={texts.factSheetHint} />}
        trail={texts.trail}
        aside={
          <RegionMap
            region={path}
            open={markets}
            label={region.mapAlt}
            className="print:w-64 print:justify-self-end"
          />
        }
      >
        <StatGrid stats={region.figures} className="mt-12 md:mt-16 print:mt-4" />
      </PageIntro>
      <BeyondFactSheet>
        <Opening paragraphs={region.intro} />
      </BeyondFactSheet>
      <Section id="markets" title={texts.markets} className="pt-0 print:pt-2 print:pb-0">
        <MarketRows markets={markets} texts={texts} />
      </Section>
      <Section
        id="highlights"
        title={region.highlightsTitle}
        tone="sand"
        className="print:border-0"
      >
        <FeatureGrid items={region.highlights} columns={region.highlights.length === 4 ? 4 : 3} />
      </Section>
      <BeyondFactSheet>
        <Section id="launch" title={texts.launch} layout="split">
          <DefinitionRows rows={region.launch.map(({ title, text }) => ({ term: title, text }))} />
        </Section>
        <ContactOptions about={name} />
      </BeyondFactSheet>
      <FactSheetFoot />
      <BeyondFactSheet>
        <NextPage texts={texts.neighbours} pages={regions} path={path} />
        <ClosingBand sentence={region.closing} />
      </BeyondFactSheet>
    </div>
  );
}
