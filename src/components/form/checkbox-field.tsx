import { useId, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '@/components/texts';
import { inLocale } from '@/content/facts/languages';
import { FieldError } from './field';
import { useFieldError } from './use-field-error';

interface CheckboxFieldProps {
  name: string;
  label: string;
  required?: boolean;
  /** Stands below the label and outside of it, so that a click there ticks nothing. */
  children?: ReactNode;
}

/** A tick bound to the form around it, its error below. Never remembered, never ticked beforehand. */
export function CheckboxField({ name, label, required, children }: CheckboxFieldProps) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  const errorId = useId();

  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2 text-small">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 accent-brand"
          aria-required={required ? true : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...register(name)}
        />
        <span>{label}</span>
      </label>
      {children}
      <FieldError id={errorId} message={error} />
    </div>
  );
}

/** The tick without which nothing is sent, with what it agrees to; opened beside the form. */
export function AgreementField(props: Pick<CheckboxFieldProps, 'name' | 'label'>) {
  const { agreement, locale, ui } = useTexts();
  return (
    <CheckboxField required {...props}>
      <p className="flex flex-wrap gap-x-5 ps-8 text-small">
        {agreement.map(({ name, path }) => (
          <a
            key={path}
            href={inLocale(locale, path)}
            target="_blank"
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brand"
          >
            {name}
            <span className="sr-only">&nbsp;{ui.opensInNewTab}</span>
          </a>
        ))}
      </p>
    </CheckboxField>
  );
}
