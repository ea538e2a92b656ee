import { Suspense } from 'react';
import { JsonLd, organization } from '@/components/json-ld';
import { ClosingBand } from '@/components/sections/closing-band';
import { Hero } from '@/components/sections/hero';
import { Seo } from '@/components/seo';
import { home } from '@/content/en/home';
import { firstSign } from '@/lib/first-sign';
import { lazyNear } from '@/lib/lazy-near';
import { lazyStill } from '@/lib/lazy-still';

const FlagStrip = lazyStill(
  async () => (await import('@/components/sections/flag-strip')).FlagStrip,
);

/** Around all of them: a link may lead to any. */
const sectionsId = 'sections';

const HomeSections = lazyNear<{ servicesId: string }>(
  sectionsId,
  async () => (await import('./home-sections')).HomeSections,
  firstSign,
);

export function HomePage() {
  return (
    <>
      <Seo meta={home.meta} path="/" />
      <JsonLd data={[organization]} />
      <Hero {...home.hero} />
      <FlagStrip />
      <div id={sectionsId}>
        <Suspense>
          <HomeSections servicesId={home.servicesId} />
        </Suspense>
      </div>
      <ClosingBand />
    </>
  );
}
