import { Ground } from '@/components/dial/ground';
import { LegalText } from '@/components/dial/legal-text';
import { Seo } from '@/components/seo';
import type { PrivacyTexts } from '@/content/texts';

export function PrivacyPage({ texts }: { texts: PrivacyTexts }) {
  return (
    <>
      <Seo meta={texts.meta} path="/privacy" />
      <Ground ground="indigo" title={texts.title} lead={texts.lead} />
      <LegalText sections={texts.sections} version={texts.version} />
    </>
  );
}
