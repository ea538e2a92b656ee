import { ButtonLink } from '@/components/ui/button';
import { useTexts } from '@/components/texts';
import { withProduct, type ProductName } from '@/content/facts/paths';

/** Ends a page with a sentence and the next steps, which know the page's product. */
export function Closing({ sentence, product }: { sentence: string; product?: ProductName }) {
  const { closingBand } = useTexts();
  return (
    <section className="night closing">
      <div className="wrap">
        <h2>{sentence}</h2>
        <div className="actions">
          {closingBand.actions.map(({ label, href }, index) => (
            <ButtonLink
              key={href}
              to={product ? withProduct(href, product) : href}
              variant={index === 0 ? 'filled' : 'outlined'}
            >
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  );
}
