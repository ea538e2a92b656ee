import type { ReactNode } from 'react';
import { BenefitList } from '@/components/sections/benefit-list';
import { ClosingBand } from '@/components/sections/closing-band';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { RingingPhone } from '@/components/sections/intro-drawings';
import { PageIntro } from '@/components/sections/page-intro';
import { Section } from '@/components/sections/section';
import { Seo } from '@/components/seo';
import { site } from '@/content/facts/site';
import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import { MailLink } from '@/components/ui/mail-link';
import type { CareersTexts } from '@/content/texts';

interface CareersPageProps {
  texts: CareersTexts;
  children: ReactNode;
}

export function CareersPage({ texts, children }: CareersPageProps) {
  const { hero, benefits, values, positions, resume, contact } = texts;
  return (
    <>
      <Seo meta={texts.meta} path="/careers" />
      <PageIntro
        eyebrow={hero.eyebrow}
        title={hero.title}
        long
        lead={hero.lead}
        aside={<RingingPhone className="mx-auto w-full max-w-lg" />}
        extra={<ButtonAnchor href={`#${hero.action.target}`}>{hero.action.label}</ButtonAnchor>}
      />
      <Section id="benefits" title={benefits.title} layout="split">
        <BenefitList items={benefits.items} />
      </Section>
      <Section id="values" title={values.title} tone="sand">
        <FeatureGrid items={values.items} columns={4} />
      </Section>
      <Section id={positions.id} title={positions.title}>
        {children}
        <div className="mt-16 grid gap-x-16 gap-y-12 md:grid-cols-2">
          <div>
            <h3 className="text-heading">{resume.title}</h3>
            <p className="mt-2 mb-6 max-w-md text-quiet">{resume.text}</p>
            <ButtonLink to={resume.action.href}>{resume.action.label}</ButtonLink>
          </div>
          <div>
            <h3 className="text-heading">{contact.title}</h3>
            <p className="mt-2 mb-6 max-w-md text-quiet">{contact.text}</p>
            <div className="flex flex-wrap gap-3">
              {contact.actions.map(({ label, href }) => (
                <ButtonAnchor key={label} href={href} variant="outlined">
                  {label}
                </ButtonAnchor>
              ))}
            </div>
            {/* The buttons do nothing without a mail program. */}
            <p className="mt-3">
              <MailLink address={site.hrEmail} />
            </p>
          </div>
        </div>
      </Section>
      <ClosingBand sentence={texts.closing} />
    </>
  );
}
