import { ClosingBand } from '@/components/sections/closing-band';
import { PageIntro } from '@/components/sections/page-intro';
import { Seo } from '@/components/seo';
import { privacy } from '@/content/privacy';

export function PrivacyPage() {
  return (
    <>
      <Seo meta={privacy.meta} path="/privacy" />
      <PageIntro title={privacy.title} lead={privacy.lead} />
      <ClosingBand sentence={privacy.closing} />
    </>
  );
}
