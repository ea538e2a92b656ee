import { Card } from '@/components/dial/card';
import { Cards } from '@/components/dial/cards';
import { Closing } from '@/components/dial/closing';
import { Digit } from '@/components/dial/digit';
import { Ground } from '@/components/dial/ground';
import { Seo } from '@/components/seo';
import { ButtonLink } from '@/components/ui/button';
import { productLooks } from '@/content/facts/products';
import type { ProductsTexts } from '@/content/texts';

export function ProductsPage({ texts }: { texts: ProductsTexts }) {
  const { meta, hero, products, learnMore, next, closing } = texts;
  const [quote, partner] = next.actions;
  return (
    <>
      <Seo meta={meta} path="/products" />
      <Ground ground="indigo" title={hero.title} lead={hero.lead} />
      <div className="section wrap">
        <Cards>
          {products.map(({ path, label, summary }) => (
            <Card
              key={path}
              {...productLooks[path]}
              title={label}
              text={summary}
              link={{ label: learnMore, href: path }}
              level={2}
            />
          ))}
          <li className="card ground" data-ground="indigo">
            <h2 className="with-key">
              <Digit digit="#" className="chip go" />
              {next.title}
            </h2>
            <p>{next.text}</p>
            <div className="actions mt-auto">
              {quote && <ButtonLink to={quote.href}>{quote.label}</ButtonLink>}
              {partner && (
                <ButtonLink to={partner.href} variant="outlined">
                  {partner.label}
                </ButtonLink>
              )}
            </div>
          </li>
        </Cards>
      </div>
      <Closing sentence={closing} />
    </>
  );
}
