import { JsonLd, organizationData } from '@/components/json-ld';
import { Band } from '@/components/dial/band';
import { Ground } from '@/components/dial/ground';
import { Keypad } from '@/components/dial/keypad';
import { Stats } from '@/components/dial/stats';
import { Seo } from '@/components/seo';
import { useTexts } from '@/components/texts';
import type { HomeTexts } from '@/content/texts';
import type { LazyPage } from '@/lib/lazy-page';
import { LazyOnVisible } from '@/lib/lazy-on-visible';

export function HomePage({ texts, sections }: { texts: HomeTexts; sections: LazyPage }) {
  const common = useTexts();
  const { headline, figure, keypad, stats, ...ground } = texts.hero;
  const [beforeFigure, afterFigure] = figure ? headline.split(figure) : [headline];
  return (
    <>
      <Seo meta={texts.meta} path="/" />
      <Ground
        {...ground}
        ground="indigo"
        title={
          <>
            {beforeFigure}
            {figure && <em>{figure}</em>}
            {afterFigure}
          </>
        }
        keypad={<Keypad label={keypad.display} display={keypad.display} captions={keypad} />}
      />
      {stats.length > 0 && (
        <Band>
          <Stats stats={stats} />
        </Band>
      )}
      <JsonLd path="/" entities={[organizationData(common)]} />
      <LazyOnVisible deferred={sections} rootMargin="0px" />
    </>
  );
}
