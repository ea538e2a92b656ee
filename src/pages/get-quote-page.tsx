import type { ReactNode } from 'react';
import { Dots } from '@/components/dial/card';
import { ContactOptions } from '@/components/dial/contact-options';
import { FormDesk } from '@/components/dial/form-desk';
import { Seo } from '@/components/seo';
import type { QuoteTexts } from '@/content/texts';

export function GetQuotePage({ texts, children }: { texts: QuoteTexts; children: ReactNode }) {
  const { aside, form, next } = texts;
  return (
    <>
      <Seo meta={texts.meta} path="/get-quote" />
      <FormDesk
        ground="indigo"
        title={texts.title}
        lead={texts.lead}
        next={next}
        form={form}
        more={
          <>
            <div>
              <h2>{aside.title}</h2>
              <Dots items={aside.points} />
              <p className="mt-3 text-small text-quiet">{aside.currencies}</p>
            </div>
            <ContactOptions heading="h2" about={texts.eyebrow} />
          </>
        }
      >
        {children}
      </FormDesk>
    </>
  );
}
