import type { ReactNode } from 'react';
import { FormDesk } from '@/components/dial/form-desk';
import { ContactOptions } from '@/components/dial/contact-options';
import { Seo } from '@/components/seo';
import type { ApplyTexts } from '@/content/texts';

interface ApplyPageProps {
  texts: ApplyTexts;
  children: ReactNode;
}

export function ApplyPage({ texts, children }: ApplyPageProps) {
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
