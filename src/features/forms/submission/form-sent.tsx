import { CircleCheck } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { ContactOptions } from '@/components/sections/contact-options';
import { Button } from '@/components/ui/button';
import type { FormPartsTexts } from '@/content/texts';
import { referenceOf } from '@/lib/reference';
import { answersIn, type AnswerTexts } from './answers';
import { StatusLink } from './status-link';
import { useConfirmation, type Confirmation } from './use-confirmation';

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
  /** The secret of the status link; undefined where this device made none. */
  link?: string | undefined;
  another: () => void;
}

export function FormSent({ texts, id, values, link, another }: FormSentProps) {
  const { fields, options, done, parts } = texts;
  const titleId = useId();
  const confirmation = useConfirmation(id);
  const heading = useRef<HTMLHeadingElement>(null);
  // Synchronous, because the form that had the focus is gone.
  useLayoutEffect(() => heading.current?.focus(), []);

  const rows = answersIn(values, { fields, options });

  return (
    <section
      data-sent
      className="grid max-w-5xl items-start gap-x-16 gap-y-8 lg:has-[dl]:grid-cols-2"
      aria-labelledby={titleId}
    >
      <div className="flex items-start gap-4 lg:col-span-full">
        <CircleCheck aria-hidden className="mt-1 size-8 shrink-0 text-good" strokeWidth={1.5} />
        <div>
          <h3 id={titleId} ref={heading} tabIndex={-1} className="text-title outline-none">
            <span role={done.toast ? undefined : 'alert'}>{done.title}</span>
          </h3>
          <p className="mt-3 text-quiet">
            {done.reference}{' '}
            <strong className="tabular whitespace-nowrap text-ink">{referenceOf(id)}</strong>
          </p>
          <p role="status" className="mt-1 text-quiet">
            {confirmation && done.confirmation[confirmation]}
          </p>
          {link ? (
            <StatusLink texts={parts.statusLink} secret={link} />
          ) : (
            <p className="mt-1 text-quiet">{parts.statusLink.none}</p>
          )}
        </div>
      </div>
      <div>
        <h4 className="text-heading">{done.nextTitle}</h4>
        <ol className="mt-3 grid list-decimal gap-2 ps-5 marker:text-quiet">
          {done.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div>
        <h4 className="text-heading">{done.sent}</h4>
        <dl className="ruled mt-3 border-y border-line">
          {rows.map(({ name, label, text }) => (
            <div key={name} className="grid gap-x-6 py-2.5 sm:grid-cols-[12rem_1fr]">
              <dt className="text-quiet">{label}</dt>
              <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ContactOptions heading="h4" about={`${done.reference} ${referenceOf(id)}`} />
      <div>
        <Button variant="outlined" onClick={another}>
          {done.another}
        </Button>
      </div>
    </section>
  );
}
