import { Suspense } from 'react';
import { JsonLd, organization } from '@/components/json-ld';
import { ClosingBand } from '@/components/sections/closing-band';
import { Hero } from '@/components/sections/hero';
import { Section } from '@/components/sections/section';
import { Seo } from '@/components/seo';
import { home } from '@/content/home';
import { lazyNear } from '@/lib/lazy-near';
import { lazyStill } from '@/lib/lazy-still';

const FlagStrip = lazyStill(
  async () => (await import('@/components/sections/flag-strip')).FlagStrip,
);

// Below the first screen: the code of these comes as they come near.
const ServiceGrid = lazyNear(
  home.services.id,
  async () => (await import('@/components/sections/service-grid')).ServiceGrid,
);
const Footprint = lazyNear(
  home.footprint.id,
  async () => (await import('@/components/sections/footprint')).Footprint,
);
const Vision = lazyNear(
  home.vision.id,
  async () => (await import('@/components/sections/vision')).Vision,
);
const Testimonials = lazyNear(
  home.testimonials.id,
  async () => (await import('@/components/sections/testimonials')).Testimonials,
);
const Contact = lazyNear(
  home.contact.id,
  async () => (await import('@/components/sections/contact')).Contact,
);
const ContactForm = lazyNear(
  home.contact.formId,
  async () => (await import('@/features/contact/contact-form')).ContactForm,
);

export function HomePage() {
  const { services } = home;
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
        <Suspense>
          <ServiceGrid services={services.cards} learnMore={services.learnMore} />
        </Suspense>
      </Section>
      <Suspense>
        <Footprint {...home.footprint} />
      </Suspense>
      <Suspense>
        <Vision {...home.vision} />
      </Suspense>
      <Suspense>
        <Testimonials {...home.testimonials} />
      </Suspense>
      <Suspense>
        <Contact {...home.contact}>
          <Suspense>
            <ContactForm />
          </Suspense>
        </Contact>
      </Suspense>
      <ClosingBand />
    </>
  );
}
