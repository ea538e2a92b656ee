import type { ReactNode } from 'react';
import { BenefitList } from '@/components/sections/benefit-list';
import { TwoSignals } from '@/components/sections/intro-drawings';
import { Models } from '@/components/sections/models';
import { NextSteps } from '@/components/sections/next-steps';
import { PageIntro } from '@/components/sections/page-intro';
import { ContactOptions } from '@/components/sections/contact-options';
import { Container, Section } from '@/components/sections/section';
import { Seo } from '@/components/seo';
import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import type { PartnershipTexts } from '@/content/texts';

interface PartnershipPageProps {
  texts: PartnershipTexts;
  children: ReactNode;
}

export function PartnershipPage({ texts, children }: PartnershipPageProps) {
  const { models, requirements, form, information } = texts;
  return (
    <>
      <Seo meta={texts.meta} path="/partnership" />
      <PageIntro
        {...texts.hero}
        long
        untilSent
        aside={<TwoSignals className="mx-auto w-full max-w-lg" />}
        extra={
          <ButtonAnchor href={`#${form.id}`} variant="outlined">
            {form.title}
          </ButtonAnchor>
        }
      />
      <div data-unsent>
        <Section id="models" title={models.title} lead={models.lead}>
          <Models items={models.items} benefitsTitle={models.benefitsTitle} />
        </Section>
        <Section id="requirements" title={requirements.title} layout="split" tone="sand">
          <BenefitList items={requirements.items} />
        </Section>
      </div>
      <Container className="form-page grid gap-x-16 gap-y-14 py-section lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div id={form.id}>
          <h2 data-unsent className="text-title">
            {form.title}
          </h2>
          <p data-unsent className="mt-4 max-w-reading text-lead text-quiet">
            {form.intro}
          </p>
          <div className="mt-8">{children}</div>
        </div>
        <aside data-unsent className="lg:sticky lg:top-24 lg:self-start">
          <NextSteps title={form.nextTitle} steps={form.next} />
          <h2 className="mt-10 border-t border-line pt-6 text-heading">{information.title}</h2>
          <p className="mt-2 mb-5 text-small text-quiet">{information.text}</p>
          <ButtonLink to={information.action.href} variant="outlined" size="small">
            {information.action.label}
          </ButtonLink>
          <ContactOptions
            heading="h2"
            about={texts.hero.eyebrow}
            className="mt-10 border-t border-line pt-6"
          />
        </aside>
      </Container>
    </>
  );
}
