import { ClosingBand } from '@/components/sections/closing-band';
import { PageIntro } from '@/components/sections/page-intro';
import { Seo } from '@/components/seo';
import { productsPage } from '@/content/products-page';

export function ProductsPage() {
  return (
    <>
      <Seo meta={productsPage.meta} path="/products" />
      <PageIntro {...productsPage.hero} />
      <ClosingBand sentence={productsPage.closing} />
    </>
  );
}
