import { ClosingBand } from '@/components/sections/closing-band';
import { PageIntro } from '@/components/sections/page-intro';
import { Section } from '@/components/sections/section';
import { Seo } from '@/components/seo';
import { Arrow } from '@/components/ui/arrow';
import { Link } from '@/components/ui/link';
import type { ProductsServicesTexts } from '@/content/texts';

export function ProductsServicesPage({ texts }: { texts: ProductsServicesTexts }) {
  const { meta, hero, products, closing } = texts;
  return (
    <>
      <Seo meta={meta} path="/products-services" />
      <PageIntro {...hero} />
      <Section id="products" title={products.title} lead={products.lead}>
        <div className="border-b border-line">
          {products.groups.map((group) => (
            <ProductGroup key={group.id} {...group} />
          ))}
        </div>
      </Section>
      <ClosingBand sentence={closing} />
    </>
  );
}

type Group = ProductsServicesTexts['products']['groups'][number];

function ProductGroup({ id, title, text, products }: Group) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-6 border-t border-line py-10 lg:grid-cols-12 lg:py-12"
    >
      <div className="lg:col-span-4">
        <h3 id={id} className="text-statement">
          {title}
        </h3>
        <p className="mt-2 max-w-reading text-quiet">{text}</p>
      </div>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:col-span-8 lg:-mt-2">
        {products.map(({ path, label, summary }) => (
          <li key={path}>
            <Link to={path} className="group block py-3">
              <span className="flex items-center gap-3 text-heading group-hover:text-link">
                {label}
                <Arrow className="text-link transition-transform group-hover:[translate:0.25rem]" />
              </span>
              <span className="mt-1 block text-small text-quiet">{summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
