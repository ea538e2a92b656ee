import { ButtonLink } from '@/components/ui/button';
import { closingBand } from '@/content/navigation';
import { Container } from './section';

/** The way on from every public page: one sentence, two buttons. */
export function ClosingBand({ sentence = closingBand.sentence }: { sentence?: string }) {
  return (
    <section className="on-dark bg-page py-section print:hidden">
      <Container className="flex flex-col items-start gap-8 lg:flex-row lg:items-end lg:justify-between">
        <h2 className="max-w-2xl text-title">{sentence}</h2>
        <div className="flex flex-wrap gap-3">
          {closingBand.actions.map(({ label, href }, index) => (
            <ButtonLink key={href} to={href} look={index === 0 ? 'filled' : 'outlined'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </Container>
    </section>
  );
}
