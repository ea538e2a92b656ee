import { ClosingBand } from '@/components/sections/closing-band';
import { PageIntro } from '@/components/sections/page-intro';
import { Seo } from '@/components/seo';
import { careers } from '@/content/careers';

export function CareersPage() {
  return (
    <>
      <Seo meta={careers.meta} path="/careers" />
      <PageIntro {...careers.hero} />
      <ClosingBand sentence={careers.closing} />
    </>
  );
}
