import { Ground } from '@/components/dial/ground';
import { LegalText } from '@/components/dial/legal-text';
import { Seo } from '@/components/seo';
import type { TermsTexts } from '@/content/texts';

export function TermsPage({ texts }: { texts: TermsTexts }) {
  return (
    <>
      <Seo meta={texts.meta} path="/terms" />
      <Ground ground="indigo" title={texts.title} lead={texts.lead} />
      <LegalText sections={texts.sections} version={texts.version} />
    </>
  );
}
