import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Sent } from '@/components/form/submission-form';
import { Button } from '@/components/ui/button';
import { budgets, quote, timelines } from '@/content/quote';
import { referenceOf } from '@/lib/reference';
import type { QuoteValues } from './schema';

const { done, form } = quote;

function labelOf(options: readonly { value: string; label: string }[], value: string) {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** What a visitor sees once the request is stored: the reference, what was sent, what comes next. */
export function QuoteSent({ id, values, another }: Sent<QuoteValues>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { timeline, budget, ...rest } = values;
  const rows = {
    ...rest,
    timeline: labelOf(timelines, timeline),
    budget: labelOf(budgets, budget),
  };

  return (
    <section className="flex flex-col gap-8" aria-labelledby="quote-sent">
      <div className="flex items-start gap-4">
        <CircleCheck aria-hidden className="mt-1 size-8 shrink-0 text-good" strokeWidth={1.5} />
        <div>
          <h3 id="quote-sent" ref={heading} tabIndex={-1} className="text-title outline-none">
            {done.title}
          </h3>
          <p className="mt-3 text-quiet">
            {done.reference} <strong className="text-text tabular-nums">{referenceOf(id)}</strong>
          </p>
        </div>
      </div>
      <div>
        <h4 className="text-heading">{done.nextTitle}</h4>
        <ol className="mt-3 list-decimal space-y-2 ps-5 marker:text-quiet">
          {done.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div>
        <h4 className="text-heading">{done.sent}</h4>
        <dl className="mt-3 divide-y divide-hairline border-y border-hairline">
          {Object.entries(form.fields).map(([name, { label }]) => (
            <div key={name} className="grid gap-x-6 py-2.5 sm:grid-cols-[12rem_1fr]">
              <dt className="text-quiet">{label}</dt>
              <dd className="whitespace-pre-line">{rows[name as keyof QuoteValues]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <Button look="outlined" onClick={another}>
          {done.another}
        </Button>
      </div>
    </section>
  );
}
