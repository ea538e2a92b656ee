import type { ReactNode } from 'react';
import type { GroundName } from '@/content/facts/products';
import type { Action } from '@/content/types';
import { AboveTheFold } from './above-the-fold';
import { BackLink } from './ground';

interface FormDeskProps {
  ground: GroundName;
  title: string;
  lead: string;
  /** Below other content of its page, which has the `h1`; otherwise the desk is the page. */
  isInPage?: boolean;
  back?: Action;
  next: { title: string; steps: readonly (string | { title: string; text: string })[] };
  more?: ReactNode;
  form: { id: string; title: string };
  children: ReactNode;
}

export function FormDesk(props: FormDeskProps) {
  const { ground, title, lead, isInPage, back, next, more, form, children } = props;
  const Heading = isInPage ? 'h3' : 'h2';
  return (
    <div className="desk" data-ground={ground}>
      {isInPage ? (
        <div className="ground desk-panel" data-unsent>
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
        </div>
      ) : (
        <section className="ground desk-panel" data-until-sent>
          <AboveTheFold>
            {back && <BackLink {...back} className="max-md:hidden" />}
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
          </AboveTheFold>
        </section>
      )}
      <div id={form.id} className="desk-sheet">
        {!isInPage && (
          <h2 data-unsent className="mb-3 text-heading max-md:sr-only">
            {form.title}
          </h2>
        )}
        {children}
      </div>
      <aside className="ground desk-panel desk-more" data-unsent>
        <div>
          <Heading>{next.title}</Heading>
          <Steps steps={next.steps} />
        </div>
        {more}
      </aside>
    </div>
  );
}

function Steps({ steps }: Pick<FormDeskProps['next'], 'steps'>) {
  return (
    <ol className="promise">
      {steps.map((step) =>
        typeof step === 'string' ? (
          <li key={step}>{step}</li>
        ) : (
          <li key={step.title}>
            <b>{step.title}</b>
            <span className="text-quiet">{step.text}</span>
          </li>
        ),
      )}
    </ol>
  );
}
