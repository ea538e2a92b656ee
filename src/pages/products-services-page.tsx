import { Card } from '@/components/dial/card';
import { Cards } from '@/components/dial/cards';
import { Closing } from '@/components/dial/closing';
import { Ground } from '@/components/dial/ground';
import { Section } from '@/components/dial/section';
import { Seo } from '@/components/seo';
import { productLooks } from '@/content/facts/products';
import type { ProductsServicesTexts } from '@/content/texts';

export function ProductsServicesPage({ texts }: { texts: ProductsServicesTexts }) {
  const { meta, hero, learnMore, groups, closing } = texts;
  return (
    <>
      <Seo meta={meta} path="/products-services" />
      <Ground ground="indigo" title={hero.title} lead={hero.lead} />
      {groups.map(({ id, title, text, products }, index) => (
        <Section
          key={id}
          id={id}
          title={title}
          lead={text}
          isLeadBeside
          tone={index % 2 === 1 ? 'sand' : 'paper'}
        >
          <Cards>
            {products.map(({ path, label, summary }) => (
              <Card
                key={path}
                {...productLooks[path]}
                title={label}
                text={summary}
                link={{ label: learnMore, href: path }}
                width={cardWidths[products.length]}
              />
            ))}
          </Cards>
        </Section>
      ))}
      <Closing sentence={closing} />
    </>
  );
}

/** In twelfths, by the number of products in a group, so that no row has an empty place. */
const cardWidths: Readonly<Record<number, 3 | 4 | 6>> = { 2: 6, 3: 4, 4: 3 };
