import { Artefact } from '@/components/dial/artefact';
import { Card } from '@/components/dial/card';
import { Cards } from '@/components/dial/cards';
import { Closing } from '@/components/dial/closing';
import { ContactFormSection } from '@/components/dial/contact-form-section';
import { FlagStrip } from '@/components/dial/flag-strip';
import { Footprint } from '@/components/dial/footprint';
import { Rail } from '@/components/dial/rail';
import { Section } from '@/components/dial/section';
import { Testimonials } from '@/components/dial/testimonials';
import { useTexts } from '@/components/texts';
import { Arrow } from '@/components/ui/arrow';
import { Link } from '@/components/ui/link';
import { productLooks } from '@/content/facts/products';
import { credentials } from '@/content/facts/site';
import type { HomeSectionsTexts } from '@/content/texts';
import type { LazyPage } from '@/lib/lazy-page';
import { LazyOnVisible } from '@/lib/lazy-on-visible';

/** Of the six cards, in twelfths: the wide one alternates sides. */
const cardWidths = [7, 5, 5, 7, 7, 5] as const;

export function HomeSections({ texts, form }: { texts: HomeSectionsTexts; form: LazyPage }) {
  const { locale, ui } = useTexts();
  const { sample } = ui.artefact;
  const { follow, services, footprint, vision, testimonials, contact } = texts;
  const realCards = credentials.testimonials?.map(({ content, position, company, rating }) => ({
    content: content[locale],
    position: position[locale],
    company: company[locale],
    rating,
  }));
  return (
    <>
      <FlagStrip />
      <Section id="follow" title={follow.title} sample={sample} tone="sand">
        <Rail items={follow.stations} />
      </Section>
      <Section id={services.id} title={services.title} lead={services.lead} isLeadBeside>
        <Cards swipeLabel={services.title}>
          {services.cards.map(({ title, description, features, href, art }, index) => (
            <Card
              key={href}
              {...productLooks[href]}
              title={title}
              text={description}
              dots={features}
              link={{ label: services.learnMore, href }}
              art={<Artefact drawing={art} />}
              width={cardWidths[index]}
            />
          ))}
        </Cards>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="text-small text-quiet">
            <span className="sample">{sample}</span> {services.samples}
          </p>
          <Link to={services.all.href} className="more-link">
            {services.all.label}
            <Arrow />
          </Link>
        </div>
      </Section>
      <Footprint {...footprint} />
      <Section id={vision.id} title={vision.title} lead={vision.lead} isLeadBeside>
        {vision.stats.length > 1 && <Rail items={vision.stats} />}
        <h3 className="mt-section mb-4">{vision.strengthsTitle}</h3>
        <Cards>
          {vision.strengths.map(({ title, description }) => (
            <Card key={title} title={title} text={description} width={3} level={4} />
          ))}
        </Cards>
      </Section>
      <Testimonials {...testimonials} cards={realCards ?? testimonials.cards} />
      <ContactFormSection {...contact}>
        <LazyOnVisible deferred={form} rootMargin="600px" />
      </ContactFormSection>
      <Closing sentence={texts.closing} />
    </>
  );
}
