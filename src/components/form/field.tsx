import { useId, type ReactNode } from 'react';
import { useTexts } from '@/components/texts';

export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  optional?: boolean | undefined;
}

interface ControlProps {
  id: string;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  /** Announced to screen readers; on screen, only optional fields are marked. */
  required?: boolean | undefined;
  error: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

export const controlClass = 'control';

export function Field({ label, hint, optional, required, error, children }: FieldProps) {
  const texts = useTexts();
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-quiet"> {texts.form.optional}</span>}
      </label>
      {children({
        id,
        'aria-required': required ? true : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
      })}
      {hint && (
        <p id={hintId} className="text-small text-quiet">
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  );
}

/** Beside the words: colour alone says nothing to some. */
export function ErrorSign() {
  return <span aria-hidden className="error-sign" />;
}

interface FieldErrorProps {
  id: string | undefined;
  message: string | undefined;
}

export function FieldError({ id, message }: FieldErrorProps) {
  if (!message) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-small font-semibold text-bad">
      <ErrorSign />
      {message}
    </p>
  );
}
