import { CircleCheck } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { referenceOf } from '@/lib/reference';
import type { Option } from '@/components/form/fields';
import type { SentProps } from './submission-form';

interface SentTexts {
  title: string;
  reference: string;
  nextTitle: string;
  next: readonly string[];
  sent: string;
  another: string;
}

type FormSentProps = SentProps<Record<string, unknown>> & {
  texts: SentTexts;
  fields: Record<string, { label: string }>;
  options?: Record<string, readonly Option[]>;
  alert?: boolean;
};

export function FormSent(props: FormSentProps) {
  const { id, values, another, texts, fields, options = {}, alert } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // With the words, not after them: the form they replace had the focus, and is gone.
  useLayoutEffect(() => heading.current?.focus(), []);

  const rows = Object.entries(fields)
    .map(([name, { label }]) => ({ name, label, text: readable(values[name], options[name]) }))
    .filter(({ text }) => text);

  return (
    <section className="flex flex-col gap-8" aria-labelledby={titleId}>
      <div className="flex items-start gap-4">
        <CircleCheck aria-hidden className="mt-1 size-8 shrink-0 text-good" strokeWidth={1.5} />
        <div>
          <h3
            id={titleId}
            ref={heading}
            tabIndex={-1}
            className="text-statement font-bold outline-none"
          >
            <span role={alert ? 'alert' : undefined}>{texts.title}</span>
          </h3>
          <p className="mt-3 text-quiet">
            {texts.reference} <strong className="text-text tabular-nums">{referenceOf(id)}</strong>
          </p>
        </div>
      </div>
      <div>
        <h4 className="text-heading">{texts.nextTitle}</h4>
        <ol className="mt-3 list-decimal space-y-2 ps-5 marker:text-quiet">
          {texts.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div>
        <h4 className="text-heading">{texts.sent}</h4>
        <dl className="mt-3 divide-y divide-hairline border-y border-hairline">
          {rows.map(({ name, label, text }) => (
            <div key={name} className="grid gap-x-6 py-2.5 sm:grid-cols-[12rem_1fr]">
              <dt className="text-quiet">{label}</dt>
              <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <Button look="outlined" onClick={another}>
          {texts.another}
        </Button>
      </div>
    </section>
  );
}

function readable(value: unknown, options: readonly Option[] = []): string | undefined {
  if (value instanceof File) return value.name;
  if (typeof value !== 'string') return undefined;
  return options.find((option) => option.value === value)?.label ?? value;
}
