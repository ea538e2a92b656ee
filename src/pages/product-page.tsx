import { ClosingBand } from '@/components/sections/closing-band';
import { PageIntro } from '@/components/sections/page-intro';
import { Seo } from '@/components/seo';
import { products, type ProductPath } from '@/content/products';
import type { Product } from '@/content/types';

export function ProductPage({ path, product }: { path: ProductPath; product: Product }) {
  const label = products.find((entry) => entry.path === path)?.label ?? '';
  return (
    <>
      <Seo meta={product.meta} path={path} />
      <PageIntro
        title={label}
        lead={product.lead}
        actions={product.actions}
        trail={[{ name: 'Products', path: '/products' }]}
      />
      <ClosingBand />
    </>
  );
}
