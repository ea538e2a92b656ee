import { JsonLd, organization } from '@/components/json-ld';
import { ClosingBand } from '@/components/sections/closing-band';
import { FlagStrip } from '@/components/sections/flag-strip';
import { Footprint } from '@/components/sections/footprint';
import { Hero } from '@/components/sections/hero';
import { Reasons } from '@/components/sections/reasons';
import { Section } from '@/components/sections/section';
import { ServiceGrid } from '@/components/sections/service-grid';
import { Testimonials } from '@/components/sections/testimonials';
import { Vision } from '@/components/sections/vision';
import { WriteToUs } from '@/components/sections/write-to-us';
import { Seo } from '@/components/seo';
import { home } from '@/content/home';

export function HomePage() {
  const { services, contact } = home;
  return (
    <>
      <Seo meta={home.meta} path="/" />
      <JsonLd data={[organization]} />
      <Hero {...home.hero} />
      <FlagStrip />
      <Section
        id={services.id}
        eyebrow={services.eyebrow}
        title={services.title}
        lead={services.lead}
      >
        <ServiceGrid services={services.cards} learnMore={services.learnMore} />
      </Section>
      <Footprint {...home.footprint} />
      <Vision {...home.vision} />
      <Testimonials {...home.testimonials} />
      <Section id={contact.id} eyebrow={contact.eyebrow} title={contact.title} lead={contact.lead}>
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <Reasons title={contact.whyTitle} reasons={contact.why} stats={contact.stats} />
          <div id={`${contact.id}-form`}>
            <h3 className="text-heading">{contact.formTitle}</h3>
            <p className="mt-2 mb-6 text-quiet">{contact.formIntro}</p>
            <WriteToUs />
          </div>
        </div>
      </Section>
      <ClosingBand />
    </>
  );
}
