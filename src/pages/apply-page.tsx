import { ClosingBand } from '@/components/sections/closing-band';
import { PageIntro } from '@/components/sections/page-intro';
import { Seo } from '@/components/seo';
import { apply } from '@/content/apply';

export function ApplyPage() {
  return (
    <>
      <Seo meta={apply.meta} path="/apply" />
      <PageIntro {...apply.hero} />
      <ClosingBand sentence={apply.closing} />
    </>
  );
}
