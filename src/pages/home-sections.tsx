import { ClosingBand } from '@/components/sections/closing-band';
import { Contact } from '@/components/sections/contact';
import { FlagStrip } from '@/components/sections/flag-strip';
import { Footprint } from '@/components/sections/footprint';
import { QuoteBar } from '@/components/sections/quote-bar';
import { Section } from '@/components/sections/section';
import { ServiceGrid } from '@/components/sections/service-grid';
import { Testimonials } from '@/components/sections/testimonials';
import { Vision } from '@/components/sections/vision';
import type { HomeSectionsTexts } from '@/content/texts';
import type { LazyPage } from '@/lib/lazy-page';
import { LazyOnVisible } from '@/lib/lazy-on-visible';

interface HomeSectionsProps {
  texts: HomeSectionsTexts;
  form: LazyPage;
}

/** The home page below its first screen. */
export function HomeSections({ texts, form }: HomeSectionsProps) {
  const { services, footprint, vision, testimonials, contact } = texts;
  return (
    <>
      <div>
        <FlagStrip />
        <Section
          id={services.id}
          eyebrow={services.eyebrow}
          title={services.title}
          lead={services.lead}
        >
          <ServiceGrid services={services.cards} learnMore={services.learnMore} />
        </Section>
        <Footprint {...footprint} />
        <Vision {...vision} />
        <Testimonials {...testimonials} />
        <QuoteBar />
      </div>
      <Contact {...contact}>
        <LazyOnVisible deferred={form} rootMargin="600px" />
      </Contact>
      <ClosingBand sentence={texts.closing} />
    </>
  );
}
