import { LegalText } from '@/components/sections/legal-text';
import { PageIntro } from '@/components/sections/page-intro';
import { Seo } from '@/components/seo';
import type { TermsTexts } from '@/content/texts';

export function TermsPage({ texts }: { texts: TermsTexts }) {
  return (
    <>
      <Seo meta={texts.meta} path="/terms" />
      <PageIntro title={texts.title} lead={texts.lead} />
      <LegalText sections={texts.sections} version={texts.version} />
    </>
  );
}
