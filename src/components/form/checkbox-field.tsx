import { useEffect, useId, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '@/components/texts';
import { FieldError } from './field';
import { LinksInNewTab } from './links-in-new-tab';
import { useFieldError } from './use-field-error';

interface CheckboxFieldProps {
  name: string;
  label: string;
  required?: boolean;
  /** Rendered below the label but outside it, so that clicking here does not tick the box. */
  children?: ReactNode;
}

/** A checkbox of the surrounding form with its error below. It is neither saved in drafts nor preselected. */
export function CheckboxField({ name, label, required, children }: CheckboxFieldProps) {
  const { register, setValue } = useFormContext();
  const error = useFieldError(name);
  const errorId = useId();

  // A page that comes back from the back/forward cache still has the tick.
  useEffect(() => {
    const untick = ({ persisted }: PageTransitionEvent) => persisted && setValue(name, false);
    addEventListener('pageshow', untick);
    return () => removeEventListener('pageshow', untick);
  }, [name, setValue]);

  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2 text-small">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-link"
          // Otherwise browsers restore the tick after Back.
          autoComplete="off"
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

export function AgreementField(props: Pick<CheckboxFieldProps, 'name' | 'label'>) {
  const { agreement } = useTexts();
  return (
    <CheckboxField required {...props}>
      <div className="ps-9">
        <LinksInNewTab links={agreement} />
      </div>
    </CheckboxField>
  );
}
