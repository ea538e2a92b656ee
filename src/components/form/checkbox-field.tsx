import { useId, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '@/components/texts';
import { FieldError } from './field';
import { LinksBeside } from './links-beside';
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
          required={required}
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

/** The tick without which nothing is sent, with what it agrees to. */
export function AgreementField(props: Pick<CheckboxFieldProps, 'name' | 'label'>) {
  const { agreement } = useTexts();
  return (
    <CheckboxField required {...props}>
      <div className="ps-8">
        <LinksBeside links={agreement} />
      </div>
    </CheckboxField>
  );
}
