import type { ReactNode } from 'react';
import { Card } from '@/components/dial/card';
import { Cards } from '@/components/dial/cards';
import { Closing } from '@/components/dial/closing';
import { Ground } from '@/components/dial/ground';
import { Rows } from '@/components/dial/rows';
import { Section } from '@/components/dial/section';
import { Seo } from '@/components/seo';
import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import { MailLink } from '@/components/ui/mail-link';
import { site } from '@/content/facts/site';
import type { CareersTexts } from '@/content/texts';

export function CareersPage({ texts, children }: { texts: CareersTexts; children: ReactNode }) {
  const { hero, benefits, values, positions, resume, contact } = texts;
  return (
    <>
      <Seo meta={texts.meta} path="/careers" />
      <Ground
        ground="clay"
        title={hero.title}
        lead={hero.lead}
        extra={<ButtonAnchor href={`#${hero.action.target}`}>{hero.action.label}</ButtonAnchor>}
      />
      <div className="openings">
        <Section id={positions.id} title={positions.title}>
          {children}
        </Section>
      </div>
      <Section id="benefits" title={benefits.title} tone="sand">
        <Cards>
          {benefits.items.map(({ title, description }) => (
            <Card key={title} title={title} text={description} width={4} />
          ))}
        </Cards>
      </Section>
      <Section id="values" title={values.title}>
        <Rows
          isWide
          items={values.items.map(({ title, description }) => ({ term: title, text: description }))}
        />
      </Section>
      <section className="section bg-sand">
        <div className="wrap grid gap-x-16 gap-y-8 md:grid-cols-2">
          <div>
            <h2>{resume.title}</h2>
            <p className="mt-3 mb-6 text-quiet">{resume.text}</p>
            <ButtonLink to={resume.action.href}>{resume.action.label}</ButtonLink>
          </div>
          <div>
            <h2>{contact.title}</h2>
            <p className="mt-3 mb-6 text-quiet">{contact.text}</p>
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
      </section>
      <Closing sentence={texts.closing} />
    </>
  );
}
