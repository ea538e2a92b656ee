import { ClosingBand } from '@/components/sections/closing-band';
import { LegalText } from '@/components/sections/legal-text';
import { PageIntro } from '@/components/sections/page-intro';
import { Seo } from '@/components/seo';
import { terms } from '@/content/en/terms';

export function TermsPage() {
  return (
    <>
      <Seo meta={terms.meta} path="/terms" />
      <PageIntro title={terms.title} lead={terms.lead} />
      <LegalText sections={terms.sections} version={terms.version} />
      <ClosingBand sentence={terms.closing} />
    </>
  );
}
