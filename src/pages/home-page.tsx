import type { ReactNode } from 'react';
import { JsonLd, organization } from '@/components/json-ld';
import { ClosingBand } from '@/components/sections/closing-band';
import { Contact } from '@/components/sections/contact';
import { FlagStrip } from '@/components/sections/flag-strip';
import { Footprint } from '@/components/sections/footprint';
import { Hero } from '@/components/sections/hero';
import { Section } from '@/components/sections/section';
import { ServiceGrid } from '@/components/sections/service-grid';
import { Testimonials } from '@/components/sections/testimonials';
import { Vision } from '@/components/sections/vision';
import { Seo } from '@/components/seo';
import { useTexts } from '@/components/texts';
import type { HomeTexts } from '@/content/texts';

interface HomePageProps {
  texts: HomeTexts;
  contactForm: ReactNode;
}

export function HomePage({ texts, contactForm }: HomePageProps) {
  const common = useTexts();
  const { meta, hero, services, footprint, vision, testimonials, contact } = texts;
  return (
    <>
      <Seo meta={meta} path="/" />
      <JsonLd path="/" data={[organization(common)]} />
      <Hero {...hero} />
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
      <Contact {...contact}>{contactForm}</Contact>
      <ClosingBand />
    </>
  );
}
