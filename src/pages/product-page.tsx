import { breadcrumbData, JsonLd, serviceData } from '@/components/json-ld';
import { Illustration } from '@/components/illustrations/illustration';
import { ClosingBand } from '@/components/sections/closing-band';
import { BeyondSheet, FactSheetHead, factSheetId } from '@/components/sections/fact-sheet';
import { Illustrated } from '@/components/sections/illustrated';
import { Opening } from '@/components/sections/opening';
import { PageIntro } from '@/components/sections/page-intro';
import { ProductDetails } from '@/components/sections/product-details';
import { Seo } from '@/components/seo';
import { useTexts } from '@/components/texts';
import { Arrow } from '@/components/ui/arrow';
import { ButtonAnchor } from '@/components/ui/button';
import { servedMarkets } from '@/content/facts/markets';
import { aboutProduct, productNameOf, type ProductPath } from '@/content/facts/paths';
import type { ProductPageTexts } from '@/content/texts';
import type { Product } from '@/content/types';

interface ProductPageProps {
  path: ProductPath;
  texts: ProductPageTexts;
  product: Product;
}

export function ProductPage({ path, texts, product }: ProductPageProps) {
  const { locale, products, marketNames } = useTexts();
  const area = servedMarkets.map(({ code }) => marketNames[code]);
  const name = productNameOf(path);
  const label = products.find((entry) => entry.path === path)?.label ?? '';
  return (
    <div id={factSheetId} className="group/sheet">
      <Seo meta={product.meta} path={path} />
      <FactSheetHead label={texts.sheet.title} leave={texts.sheet.leave} />
      <PageIntro
        title={label}
        subtitle={product.benefit}
        lead={product.lead}
        actions={product.actions.map((action) => ({
          ...action,
          href: aboutProduct(action.href, name),
        }))}
        extra={product.external && <ExternalLink {...product.external} />}
        trail={texts.trail}
        renderIllustrated={(head) => (
          <Illustrated
            drawing={<Illustration drawing={product.illustration} />}
            at={places[product.illustration.kind]}
            after={
              product.illustration.kind === 'handset' && (
                <BeyondSheet>
                  <Opening paragraphs={product.intro} beside />
                </BeyondSheet>
              )
            }
          >
            {head}
          </Illustrated>
        )}
      />
      <ProductDetails path={path} label={label} texts={texts} product={product} />
      <BeyondSheet>
        <ClosingBand sentence={product.closing} product={name} />
      </BeyondSheet>
      <JsonLd
        path={path}
        data={[
          serviceData(locale, path, { name: label, description: product.meta.description, area }),
          breadcrumbData(locale, texts.trail, label, path),
        ]}
      />
    </div>
  );
}

const places = {
  handset: 'start',
  chat: 'end',
  code: 'end',
  share: 'end',
  screen: 'below',
} as const;

function ExternalLink({ label, href }: { label: string; href: string }) {
  const { ui } = useTexts();
  return (
    <ButtonAnchor variant="text" href={href} target="_blank" rel="noopener" className="lg:ms-3">
      {`${label} `}
      <span className="sr-only">{ui.opensInNewTab}</span>
      <Arrow to="out" />
    </ButtonAnchor>
  );
}
