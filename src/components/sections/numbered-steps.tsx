import { Container } from './section';

interface NumberedStepsProps {
  id: string;
  title: string;
  lead?: string | undefined;
  steps: readonly { title: string; text: string }[];
}

/** Steps of a line or two each. */
export function NumberedSteps({ id, title, lead, steps }: NumberedStepsProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-t border-line py-section print:py-4"
    >
      <Container>
        <h2 id={`${id}-title`} className="mb-6 text-title md:mb-10 print:text-heading">
          {title}
        </h2>
        {lead && <p className="mb-6 max-w-reading font-semibold">{lead}</p>}
        <ol className="grid gap-x-12 gap-y-3 md:grid-cols-2 md:gap-y-8 lg:grid-cols-3 print:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step.title} className="grid grid-cols-[2rem_minmax(0,1fr)] max-md:text-small">
              <span aria-hidden className="tabular font-semibold text-link md:text-heading">
                {index + 1}
              </span>
              <div>
                <h3 className="font-semibold max-md:inline md:text-heading">{step.title}</h3>
                <span aria-hidden className="md:hidden">
                  .{' '}
                </span>
                <p className="text-quiet max-md:inline">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
