import type { ReactNode } from 'react';
import { NextSteps } from '@/components/sections/next-steps';
import { PageIntro } from '@/components/sections/page-intro';
import { ContactOptions } from '@/components/sections/contact-options';
import { Container } from '@/components/sections/section';
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
      <PageIntro title={hero.title} lead={hero.lead} untilSent back={back} />
      <Container className="form-page grid gap-x-16 gap-y-14 pb-section lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div id={form.id}>
          <h2 className="sr-only">{form.title}</h2>
          {children}
        </div>
        <aside data-unsent className="lg:sticky lg:top-24 lg:self-start">
          <NextSteps title={next.title} steps={next.steps} />
          <ContactOptions
            heading="h2"
            about={hero.title}
            className="mt-10 border-t border-line pt-6"
          />
        </aside>
      </Container>
    </>
  );
}
