import { ClosingBand } from '@/components/sections/closing-band';
import { PageIntro } from '@/components/sections/page-intro';
import { Seo } from '@/components/seo';
import { partnership } from '@/content/partnership';

export function PartnershipPage() {
  return (
    <>
      <Seo meta={partnership.meta} path="/partnership" />
      <PageIntro {...partnership.hero} />
      <ClosingBand sentence={partnership.closing} />
    </>
  );
}
