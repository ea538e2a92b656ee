import { ClosingBand } from '@/components/sections/closing-band';
import { PageIntro } from '@/components/sections/page-intro';
import { Seo } from '@/components/seo';
import { productsServices } from '@/content/products-services';

export function ProductsServicesPage() {
  return (
    <>
      <Seo meta={productsServices.meta} path="/products-services" />
      <PageIntro {...productsServices.hero} />
      <ClosingBand sentence={productsServices.closing} />
    </>
  );
}
