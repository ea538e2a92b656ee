import { LegalText } from '@/components/sections/legal-text';
import { PageIntro } from '@/components/sections/page-intro';
import { Seo } from '@/components/seo';
import type { PrivacyTexts } from '@/content/texts';

export function PrivacyPage({ texts }: { texts: PrivacyTexts }) {
  return (
    <>
      <Seo meta={texts.meta} path="/privacy" />
      <PageIntro title={texts.title} lead={texts.lead} />
      <LegalText sections={texts.sections} version={texts.version} />
    </>
  );
}
