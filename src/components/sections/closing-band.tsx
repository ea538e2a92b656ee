import { ButtonLink } from '@/components/ui/button';
import { useTexts } from '@/components/texts';
import { aboutProduct, type ProductName } from '@/content/facts/paths';
import { Container } from './section';
import { CornerArcs } from './signal-arcs';

interface ClosingBandProps {
  sentence: string;
  /** The product of the page. */
  product?: ProductName;
}

/** The call to action at the end of a page: one sentence, two buttons. */
export function ClosingBand({ sentence, product }: ClosingBandProps) {
  const { closingBand } = useTexts();
  return (
    <section className="on-dark relative overflow-hidden bg-paper py-section print:hidden">
      <CornerArcs className="absolute end-0 bottom-0 hidden h-full max-h-96 opacity-40 sm:block" />
      <Container className="relative flex flex-col items-start gap-6 md:gap-8 lg:flex-row lg:items-end lg:justify-between">
        <h2 className="max-w-2xl text-title">{sentence}</h2>
        <div className="flex flex-wrap gap-2 max-sm:*:grow sm:gap-3">
          {closingBand.actions.map(({ label, href }, index) => (
            <ButtonLink
              key={href}
              to={product ? aboutProduct(href, product) : href}
              variant={index === 0 ? 'filled' : 'outlined'}
              className="max-sm:px-3 max-sm:text-small"
            >
              {label}
            </ButtonLink>
          ))}
        </div>
      </Container>
    </section>
  );
}
