import { Suspense } from 'react';
import { Contact } from '@/components/sections/contact';
import { Footprint } from '@/components/sections/footprint';
import { Section } from '@/components/sections/section';
import { ServiceGrid } from '@/components/sections/service-grid';
import { Testimonials } from '@/components/sections/testimonials';
import { Vision } from '@/components/sections/vision';
import { homeSections } from '@/content/en/home-sections';
import { lazyNear } from '@/lib/lazy-near';

const ContactForm = lazyNear(
  homeSections.contact.formId,
  async () => (await import('@/features/forms/contact/contact-form')).ContactForm,
);

/** The home page below its first screen. Each part wakes by itself, the one in use first. */
export function HomeSections({ servicesId }: { servicesId: string }) {
  const { services, footprint, vision, testimonials, contact } = homeSections;
  return (
    <>
      <Suspense>
        <Section
          id={servicesId}
          eyebrow={services.eyebrow}
          title={services.title}
          lead={services.lead}
        >
          <ServiceGrid services={services.cards} learnMore={services.learnMore} />
        </Section>
      </Suspense>
      <Suspense>
        <Footprint {...footprint} />
      </Suspense>
      <Suspense>
        <Vision {...vision} />
      </Suspense>
      <Suspense>
        <Testimonials {...testimonials} />
      </Suspense>
      <Suspense>
        <Contact {...contact}>
          <Suspense>
            <ContactForm />
          </Suspense>
        </Contact>
      </Suspense>
    </>
  );
}
