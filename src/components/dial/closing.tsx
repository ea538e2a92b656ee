import { useTexts } from '@/components/texts';
import { withProduct, type ProductName } from '@/content/facts/paths';
import { ActionLinks } from './ground';

export function Closing({ sentence, product }: { sentence: string; product?: ProductName }) {
  const { closingBand } = useTexts();
  return (
    <section className="night closing">
      <div className="wrap">
        <h2>{sentence}</h2>
        <div className="actions">
          <ActionLinks
            actions={closingBand.actions.map(({ label, href }) => ({
              label,
              href: product ? withProduct(href, product) : href,
            }))}
          />
        </div>
      </div>
    </section>
  );
}
