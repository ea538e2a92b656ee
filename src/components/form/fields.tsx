/** Fields of the surrounding react-hook-form; `name` is both the schema key and the input's name. */
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '@/components/texts';
import { cx } from '@/lib/cx';
import { controlClass, Field, type FieldTexts } from './field';
import { useFieldError } from './use-field-error';

type BoundFieldProps = FieldTexts & { name: string };

type TextFieldProps = BoundFieldProps &
  Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'autoComplete' | 'spellCheck' | 'onFocus' | 'onInput' | 'list'
  > & { onLeave?: () => void; required?: boolean };

export function TextField(props: TextFieldProps) {
  const { name, label, hint, optional, required = !optional, onLeave, ...input } = props;
  const { register } = useFormContext();
  const error = useFieldError(name);
  return (
    <Field label={label} hint={hint} optional={optional} required={required} error={error}>
      {(control) => (
        <input
          type="text"
          dir="auto"
          className={controlClass}
          {...input}
          {...control}
          {...register(name, onLeave && { onBlur: onLeave })}
        />
      )}
    </Field>
  );
}

type TextAreaProps = BoundFieldProps & { rows?: number };

export function TextArea({ name, label, hint, optional, rows = 6 }: TextAreaProps) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  return (
    <Field label={label} hint={hint} optional={optional} required={!optional} error={error}>
      {(control) => (
        <textarea
          dir="auto"
          rows={rows}
          className={cx(controlClass, 'resize-y')}
          {...control}
          {...register(name)}
        />
      )}
    </Field>
  );
}

interface Option {
  value: string;
  label: string;
}

/** @param labels by stored value, in the order of the list */
export function optionsOf(labels: Readonly<Record<string, string>>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

type SelectFieldProps = BoundFieldProps & {
  options: readonly Option[];
  autoComplete?: string;
  placeholder?: string;
};

export function SelectField(props: SelectFieldProps) {
  const { form } = useTexts();
  const { name, label, hint, optional, options, autoComplete, placeholder = form.choose } = props;
  const { register } = useFormContext();
  const error = useFieldError(name);
  return (
    <Field label={label} hint={hint} optional={optional} required={!optional} error={error}>
      {(control) => (
        <select
          className={controlClass}
          autoComplete={autoComplete}
          {...control}
          {...register(name)}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
