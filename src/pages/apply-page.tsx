import type { ReactNode } from 'react';
import { ContactOptions } from '@/components/dial/contact-options';
import { FormDesk } from '@/components/dial/form-desk';
import { Seo } from '@/components/seo';
import type { ApplyTexts } from '@/content/texts';

export function ApplyPage({ texts, children }: { texts: ApplyTexts; children: ReactNode }) {
  const { hero, back, form, next } = texts;
  return (
    <>
      <Seo meta={texts.meta} path="/apply" />
      <FormDesk
        ground="clay"
        title={hero.title}
        lead={hero.lead}
        back={back}
        next={next}
        form={form}
        more={<ContactOptions heading="h2" about={hero.title} />}
      >
        {children}
      </FormDesk>
    </>
  );
}
