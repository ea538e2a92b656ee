import { AfricaMap } from '@/components/sections/africa-map';
import { ClosingBand } from '@/components/sections/closing-band';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { PageIntro } from '@/components/sections/page-intro';
import { RegionLinks } from '@/components/sections/region-links';
import { Section } from '@/components/sections/section';
import { StatGrid } from '@/components/sections/stat-grid';
import { Seo } from '@/components/seo';
import type { NetworkTexts } from '@/content/texts';

export function NetworkPage({ texts }: { texts: NetworkTexts }) {
  const { meta, hero, stats, partners, infrastructure, regions, closing } = texts;
  return (
    <>
      <Seo meta={meta} path="/network" />
      <PageIntro
        eyebrow={hero.eyebrow}
        title={hero.title}
        long
        lead={hero.lead}
        aside={<AfricaMap label={hero.mapAlt} from="cd" borders labels className="lg:ms-8" />}
      >
        <StatGrid stats={stats} className="mt-12 md:mt-16" />
      </PageIntro>
      <Section id="partners" title={partners.title} lead={partners.lead}>
        <FeatureGrid items={partners.cards} />
      </Section>
      <Section
        id="infrastructure"
        title={infrastructure.title}
        lead={infrastructure.lead}
        layout="split"
        tone="sand"
      >
        <FeatureGrid items={infrastructure.cards} columns={2} />
      </Section>
      <Section id="regions" title={regions.title} lead={regions.lead}>
        <RegionLinks links={regions.links} />
      </Section>
      <ClosingBand sentence={closing} />
    </>
  );
}
