import type { ReactNode } from 'react';
import { PageIntro } from '@/components/sections/page-intro';
import { ContactOptions } from '@/components/sections/contact-options';
import { Container } from '@/components/sections/section';
import { Seo } from '@/components/seo';
import type { QuoteTexts } from '@/content/texts';

interface GetQuotePageProps {
  texts: QuoteTexts;
  children: ReactNode;
}

export function GetQuotePage({ texts, children }: GetQuotePageProps) {
  const { aside, form } = texts;
  return (
    <>
      <Seo meta={texts.meta} path="/get-quote" />
      <PageIntro eyebrow={texts.eyebrow} title={texts.title} long untilSent lead={texts.lead} />
      <Container className="form-page grid gap-x-16 gap-y-12 pb-section lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div id={form.id}>
          <h2 data-unsent className="mb-8 text-title max-md:hidden">
            {form.title}
          </h2>
          {children}
        </div>
        <aside data-unsent className="text-small lg:sticky lg:top-24 lg:self-start">
          <h2 className="border-t border-line pt-6 text-heading">{aside.title}</h2>
          <ul className="mt-3 grid list-disc gap-2 ps-5 text-quiet marker:text-marigold">
            {aside.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p className="mt-4 text-quiet">{aside.money}</p>
          <ContactOptions
            heading="h2"
            about={texts.eyebrow}
            className="mt-8 border-t border-line pt-6"
          />
        </aside>
      </Container>
    </>
  );
}
