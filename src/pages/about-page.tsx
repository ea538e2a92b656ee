import { ClosingBand } from '@/components/sections/closing-band';
import { PageIntro } from '@/components/sections/page-intro';
import { Seo } from '@/components/seo';
import { about } from '@/content/about';

export function AboutPage() {
  return (
    <>
      <Seo meta={about.meta} path="/about" />
      <PageIntro {...about.hero} />
      <ClosingBand sentence={about.closing} />
    </>
  );
}
