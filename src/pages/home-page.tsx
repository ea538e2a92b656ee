import { JsonLd, organization } from '@/components/json-ld';
import { Hero } from '@/components/sections/hero';
import { Seo } from '@/components/seo';
import { useTexts } from '@/components/texts';
import type { HomeTexts } from '@/content/texts';
import type { LazyPage } from '@/lib/lazy-page';
import { LazyOnVisible } from '@/lib/lazy-on-visible';

interface HomePageProps {
  texts: HomeTexts;
  /** The page below its first screen. */
  sections: LazyPage;
}

export function HomePage({ texts: { meta, hero }, sections }: HomePageProps) {
  const common = useTexts();
  return (
    <>
      <Seo meta={meta} path="/" />
      <Hero {...hero} />
      <JsonLd path="/" data={[organization(common)]} />
      <LazyOnVisible deferred={sections} rootMargin="0px" />
    </>
  );
}
