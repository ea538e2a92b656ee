import { ClosingBand } from '@/components/sections/closing-band';
import { NextSteps } from '@/components/sections/next-steps';
import { PageIntro } from '@/components/sections/page-intro';
import { Container } from '@/components/sections/section';
import { Seo } from '@/components/seo';
import { MailLink } from '@/components/ui/mail-link';
import { apply } from '@/content/apply';

const formId = 'application-form';

export function ApplyPage() {
  const { hero, back, next } = apply;
  return (
    <>
      <Seo meta={apply.meta} path="/apply" />
      <PageIntro title={hero.title} lead={hero.lead} back={back} />
      <Container className="grid gap-x-16 gap-y-14 pb-section lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div id={formId}>
          <MailLink className="inline-flex min-h-11 items-center" />
        </div>
        <aside className="lg:sticky lg:top-24 lg:self-start">
          <NextSteps title={next.title} steps={next.steps} />
        </aside>
      </Container>
      <ClosingBand sentence={apply.closing} />
    </>
  );
}
