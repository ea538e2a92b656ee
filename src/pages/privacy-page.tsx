import { ClosingBand } from '@/components/sections/closing-band';
import { LegalText } from '@/components/sections/legal-text';
import { PageIntro } from '@/components/sections/page-intro';
import { Seo } from '@/components/seo';
import { privacy } from '@/content/en/privacy';

export function PrivacyPage() {
  return (
    <>
      <Seo meta={privacy.meta} path="/privacy" />
      <PageIntro title={privacy.title} lead={privacy.lead} />
      <LegalText sections={privacy.sections} version={privacy.version} />
      <ClosingBand sentence={privacy.closing} />
    </>
  );
}
