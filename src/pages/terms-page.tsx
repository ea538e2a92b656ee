import { ClosingBand } from '@/components/sections/closing-band';
import { PageIntro } from '@/components/sections/page-intro';
import { Seo } from '@/components/seo';
import { terms } from '@/content/terms';

export function TermsPage() {
  return (
    <>
      <Seo meta={terms.meta} path="/terms" />
      <PageIntro title={terms.title} lead={terms.lead} />
      <ClosingBand sentence={terms.closing} />
    </>
  );
}
