import type { ReactNode } from 'react';
import { Card } from '@/components/dial/card';
import { Cards } from '@/components/dial/cards';
import { ContactOptions } from '@/components/dial/contact-options';
import { FormDesk } from '@/components/dial/form-desk';
import { Ground } from '@/components/dial/ground';
import { Rows } from '@/components/dial/rows';
import { Section } from '@/components/dial/section';
import { Seo } from '@/components/seo';
import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import type { PartnershipTexts } from '@/content/texts';

interface PartnershipPageProps {
  texts: PartnershipTexts;
  children: ReactNode;
}

export function PartnershipPage({ texts, children }: PartnershipPageProps) {
  const { hero, models, requirements, form, information } = texts;
  return (
    <>
      <Seo meta={texts.meta} path="/partnership" />
      <Ground
        ground="leaf"
        title={hero.title}
        lead={hero.lead}
        isHiddenOnceSent
        extra={
          <>
            <ButtonAnchor href={`#${form.id}`}>{form.title}</ButtonAnchor>
            <ButtonLink to={information.action.href} variant="outlined">
              {information.action.label}
            </ButtonLink>
          </>
        }
      />
      <div data-unsent>
        <Section id="models" title={models.title} lead={models.lead} isLeadBeside>
          <Cards>
            {models.items.map(({ title, description, benefits }) => (
              <Card key={title} title={title} text={description} dots={benefits} width={3} />
            ))}
          </Cards>
        </Section>
        <Section id="requirements" title={requirements.title} tone="sand">
          <Rows
            isWide
            items={requirements.items.map(({ title, description }) => ({
              term: title,
              text: description,
            }))}
          />
        </Section>
      </div>
      <FormDesk
        ground="leaf"
        title={form.title}
        lead={form.intro}
        next={{ title: form.nextTitle, steps: form.next }}
        form={form}
        isInPage
        more={
          <>
            <div>
              <h3>{information.title}</h3>
              <p className="mb-4 text-quiet">{information.text}</p>
              <ButtonLink to={information.action.href} variant="outlined" size="small">
                {information.action.label}
              </ButtonLink>
            </div>
            <ContactOptions heading="h3" about={hero.eyebrow} />
          </>
        }
      >
        {children}
      </FormDesk>
    </>
  );
}
