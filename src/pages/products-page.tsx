import { ClosingBand } from '@/components/sections/closing-band';
import { PageIntro } from '@/components/sections/page-intro';
import { ProductIndex } from '@/components/sections/product-index';
import { Container, Section } from '@/components/sections/section';
import { Seo } from '@/components/seo';
import { Arrow } from '@/components/ui/arrow';
import { Link } from '@/components/ui/link';
import type { ProductsTexts } from '@/content/texts';

export function ProductsPage({ texts }: { texts: ProductsTexts }) {
  const { meta, hero, products, learnMore, next, closing } = texts;
  return (
    <>
      <Seo meta={meta} path="/products" />
      <PageIntro {...hero} />
      <Container>
        <ProductIndex products={products} learnMore={learnMore} />
      </Container>
      <Section id="next" title={next.title} lead={next.text} className="print:hidden">
        <ul className="grid gap-x-16 md:grid-cols-2">
          {next.actions.map(({ label, href }) => (
            <li key={href} className="border-t border-line">
              <Link
                to={href}
                className="group flex items-center justify-between gap-4 py-8 text-title text-link hover:text-link"
              >
                {label}
                <Arrow className="transition-transform group-hover:[translate:0.25rem]" />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingBand sentence={closing} />
    </>
  );
}
