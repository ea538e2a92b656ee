import { ClosingBand } from '@/components/sections/closing-band';
import { PageIntro } from '@/components/sections/page-intro';
import { Seo } from '@/components/seo';
import { network } from '@/content/network';

export function NetworkPage() {
  return (
    <>
      <Seo meta={network.meta} path="/network" />
      <PageIntro {...network.hero} />
      <ClosingBand sentence={network.closing} />
    </>
  );
}
