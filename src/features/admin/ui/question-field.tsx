import { controlClass, Field } from '@/components/form/field';
import { cx } from '@/lib/cx';
import { normalizeEmail } from '@/lib/email-address';
import { isDay } from './timestamps';

export interface QuestionField {
  label: string;
  hint?: string | ((value: string) => string);
  value?: string | null | undefined;
  type?: 'text' | 'email' | 'tel' | 'date';
  inputMode?: 'decimal';
  isLong?: boolean;
  /** Bounds of a day, as `2026-12-04`. */
  min?: string;
  max?: string;
  required?: boolean;
  autoComplete?: string;
  maxLength?: number;
  /** What can be chosen instead of typed: words by value. */
  options?: Readonly<Record<string, string>>;
  /** Returns what is wrong with a value, beside those of the other fields. */
  problemOf?: (value: string, typed: QuestionValues<string>) => string | undefined;
}

/** A required day; `problem` says what is wrong without one, or with a new one outside the bounds. */
export function dayField(
  label: string,
  problem: string,
  range: Pick<QuestionField, 'min' | 'max' | 'value'>,
): QuestionField {
  const { min = '', max = '9999-12-31', value } = range;
  const isAllowed = (day: string) => day === value || (day >= min && day <= max);
  const problemOf = (day: string) => (isDay(day) && isAllowed(day) ? undefined : problem);
  return { ...range, label, type: 'date', required: true, problemOf };
}

export type QuestionValues<Name extends string> = Readonly<Record<Name, string>>;

/**
 * The field of a question that asks for an email address.
 * @param problemOf why an address cannot be taken, if that is known without the server
 */
export function addressField(
  { label, missing }: { label: string; missing: string },
  problemOf?: (address: string) => string | undefined,
) {
  return {
    label,
    type: 'email',
    required: true,
    problemOf(text: string) {
      const address = normalizeAddress(text);
      return address ? problemOf?.(address) : missing;
    },
  } as const;
}

export const normalizeAddress = (text: string) => normalizeEmail(text).toLowerCase();

interface QuestionControlProps {
  name: string;
  field: QuestionField;
  current: string;
  error: string | undefined;
  readOnly: boolean;
}

export function QuestionControl({ name, field, current, error, readOnly }: QuestionControlProps) {
  const { label, hint, value, required, options, isLong, ...input } = field;
  const { type = 'text', autoComplete = 'off', maxLength, min, max, inputMode } = input;
  const shared = {
    name,
    defaultValue: value ?? '',
    className: cx(controlClass, 'min-h-11! py-1.5! md:pointer-fine:min-h-9!'),
  };
  const textual = { dir: 'auto', maxLength, readOnly, ...shared };
  const line = { type, autoComplete, min, max, inputMode, spellCheck: false, ...textual };
  return (
    <Field
      label={label}
      hint={typeof hint === 'function' ? hint(current) : hint}
      required={required}
      error={error}
    >
      {(control) => {
        if (isLong) return <textarea rows={2} {...textual} {...control} />;
        if (!options) return <input {...line} {...control} />;
        return (
          <select {...shared} {...control}>
            {Object.entries(options).map(([option, words]) => (
              <option key={option} value={option}>
                {words}
              </option>
            ))}
          </select>
        );
      }}
    </Field>
  );
}
