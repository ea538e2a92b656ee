import { ClosingBand } from '@/components/sections/closing-band';
import { PageIntro } from '@/components/sections/page-intro';
import { Seo } from '@/components/seo';
import type { RegionPath } from '@/content/regions';
import type { Region } from '@/content/types';

export function RegionPage({ path, region }: { path: RegionPath; region: Region }) {
  return (
    <>
      <Seo meta={region.meta} path={path} />
      <PageIntro
        title={region.name}
        lead={region.lead}
        actions={region.actions}
        trail={[{ name: 'Network', path: '/network' }]}
      />
      <ClosingBand sentence={region.closing} />
    </>
  );
}
