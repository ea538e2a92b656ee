import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { ContactOptions } from '@/components/dial/contact-options';
import { Button } from '@/components/ui/button';
import type { FormPartsTexts } from '@/content/texts';
import { referenceOf } from '@/lib/reference';
import { callFunction } from '@/lib/supabase/public';
import { answersIn, type AnswerTexts } from './answers';
import { StatusLink } from './status-link';

const confirmations = ['now', 'later', 'none'] as const;
type Confirmation = (typeof confirmations)[number] | 'unknown';

export interface SentTexts extends AnswerTexts {
  done: {
    title: string;
    reference: string;
    nextTitle: string;
    next: readonly string[];
    sent: string;
    confirmation: Record<Confirmation, string>;
    another: string;
    toast?: { title: string; description: string };
  };
  parts: Pick<FormPartsTexts, 'statusLink'>;
}

interface FormSentProps {
  texts: SentTexts;
  id: string;
  values: Record<string, unknown>;
  statusSecret?: string | undefined;
  onAnother: () => void;
}

export function FormSent({ texts, id, values, statusSecret, onAnother }: FormSentProps) {
  const { done, parts } = texts;
  const titleId = useId();
  const confirmation = useConfirmation(id);
  const heading = useRef<HTMLHeadingElement>(null);
  // Synchronous, because the form that had the focus is gone.
  useLayoutEffect(() => {
    const page = heading.current?.closest('main');
    page?.classList.add('is-sent');
    // Last, as it scrolls to where the heading then is.
    heading.current?.focus();
    return () => page?.classList.remove('is-sent');
  }, []);

  return (
    <section data-sent className="sent" aria-labelledby={titleId}>
      <div className="ground">
        <div>
          <h3 id={titleId} ref={heading} tabIndex={-1} className="text-panel">
            <span role={done.toast ? undefined : 'alert'}>{done.title}</span>
          </h3>
          <p className="mt-3 text-quiet">
            {done.reference}{' '}
            <strong className="tabular whitespace-nowrap text-ink">{referenceOf(id)}</strong>
          </p>
          <p role="status" className="mt-1 text-quiet">
            {confirmation && done.confirmation[confirmation]}
          </p>
          {statusSecret ? (
            <StatusLink texts={parts.statusLink} secret={statusSecret} />
          ) : (
            <p className="mt-1 text-quiet">{parts.statusLink.none}</p>
          )}
        </div>
        <div>
          <h4 className="mb-2 text-heading">{done.nextTitle}</h4>
          <ol className="promise">
            {done.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <ContactOptions heading="h4" about={`${done.reference} ${referenceOf(id)}`} />
      </div>
      <div>
        <div className="receipt">
          <h4>{done.sent}</h4>
          <dl>
            {answersIn(values, texts).map(({ name, label, text }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <Button variant="outlined" onClick={onAnother}>
            {done.another}
          </Button>
        </div>
      </div>
    </section>
  );
}

function useConfirmation(id: string): Confirmation | undefined {
  const [confirmation, setConfirmation] = useState<Confirmation>();
  useEffect(() => {
    const abort = new AbortController();
    async function ask() {
      const call = callFunction('confirmation_follows', { id }, abort.signal);
      const follows = await call.catch(() => undefined);
      if (abort.signal.aborted) return;
      setConfirmation(confirmations.find((known) => known === follows) ?? 'unknown');
    }
    void ask();
    return () => abort.abort();
  }, [id]);
  return confirmation;
}
