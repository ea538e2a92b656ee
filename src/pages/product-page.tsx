import { breadcrumbData, JsonLd, serviceData } from '@/components/json-ld';
import { ClosingBand } from '@/components/sections/closing-band';
import { FlowDiagram } from '@/components/sections/flow-diagram';
import { Opening } from '@/components/sections/opening';
import { PageIntro } from '@/components/sections/page-intro';
import { ProductDetails } from '@/components/sections/product-details';
import { Container } from '@/components/sections/section';
import { Seo } from '@/components/seo';
import { Arrow } from '@/components/ui/arrow';
import { ButtonAnchor } from '@/components/ui/button';
import { countriesPresent } from '@/content/facts/countries-present';
import { ui } from '@/content/en/navigation';
import { productPage as texts } from '@/content/en/product-page';
import { products, type ProductPath } from '@/content/en/products';
import type { Product } from '@/content/types';

const area = countriesPresent.countries.map(({ name }) => name);

export function ProductPage({ path, product }: { path: ProductPath; product: Product }) {
  const index = products.findIndex((entry) => entry.path === path);
  const { label } = products.at(index) ?? products[0];
  return (
    <>
      <Seo meta={product.meta} path={path} />
      <JsonLd
        data={[
          serviceData(path, { name: label, description: product.meta.description, area }),
          breadcrumbData(texts.trail, label, path),
        ]}
      />
      <PageIntro
        title={label}
        lead={product.lead}
        actions={product.actions}
        extra={product.external && <ExternalLink {...product.external} />}
        trail={texts.trail}
      />
      <Flow {...product.flow} />
      <Opening paragraphs={product.intro} />
      <ProductDetails product={product} index={index} />
      <ClosingBand />
    </>
  );
}

function ExternalLink({ label, href }: { label: string; href: string }) {
  return (
    <ButtonAnchor look="text" href={href} target="_blank" rel="noopener" className="lg:ms-3">
      {`${label} `}
      <span className="sr-only">{ui.opensInNewTab}</span>
      <Arrow to="out" />
    </ButtonAnchor>
  );
}

function Flow({ caption, nodes }: Product['flow']) {
  return (
    <section
      aria-labelledby="flow-title"
      className="on-dark isolate overflow-hidden border-y border-hairline bg-page"
    >
      <Container className="py-14 md:py-20 print:py-4">
        <h2 id="flow-title" className="mb-8 max-w-3xl text-statement md:mb-12">
          {caption}
        </h2>
        <FlowDiagram nodes={nodes} oursLabel={texts.runByUs} labelledBy="flow-title" />
      </Container>
    </section>
  );
}
