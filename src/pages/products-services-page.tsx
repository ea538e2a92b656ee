import { ClosingBand } from '@/components/sections/closing-band';
import { PageIntro } from '@/components/sections/page-intro';
import { Section } from '@/components/sections/section';
import { Seo } from '@/components/seo';
import { Arrow } from '@/components/ui/arrow';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ProductsServicesTexts } from '@/content/texts';

export function ProductsServicesPage({ texts }: { texts: ProductsServicesTexts }) {
  const { meta, hero, services, products, learnMore, closing } = texts;
  return (
    <>
      <Seo meta={meta} path="/products-services" />
      <PageIntro {...hero} />
      <Section id="services" title={services.title} lead={services.lead} tone="raised">
        <ul className="ruled-grid">
          {services.items.map(({ icon, title, purpose, href }) => (
            <li key={title} className="row-span-3 grid grid-rows-subgrid py-8">
              <h3 className="flex items-start gap-4 text-heading">
                <Icon name={icon} className="mt-0.5 shrink-0 text-brand" />
                {title}
              </h3>
              <p className="mt-3 text-quiet">{purpose}</p>
              <p className="mt-3">
                <Link
                  to={href}
                  className="group inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:text-brand-hover"
                >
                  <span>
                    {learnMore}
                    <span className="sr-only">: {title}</span>
                  </span>
                  <Arrow className="transition-transform group-hover:translate-x-1" />
                </Link>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="products" title={products.title} lead={products.lead}>
        <div className="border-b border-hairline">
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
      className="grid gap-x-8 gap-y-6 border-t border-hairline py-10 lg:grid-cols-12 lg:py-12"
    >
      <div className="lg:col-span-4">
        <h3 id={id} className="text-statement">
          {title}
        </h3>
        <p className="mt-2 max-w-reading text-quiet">{text}</p>
      </div>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:col-span-8 lg:-mt-2">
        {products.map(({ path, label, icon }) => (
          <li key={path}>
            <Link
              to={path}
              className="group flex min-h-14 items-center gap-4 py-2 text-heading hover:text-brand"
            >
              <Icon name={icon} className="shrink-0 text-brand" />
              {label}
              <Arrow className="text-brand transition-transform group-hover:translate-x-1" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
