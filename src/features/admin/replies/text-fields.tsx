import { useId, useRef, type RefObject } from 'react';
import { controlClass, Field } from '@/components/form/field';
import { adminSending } from '@/content/en/admin-sending';
import { cx } from '@/lib/cx';
import type { ReplyText } from './reply-text';
import { useTemplateSuggestions, type SuggestionOptions } from './use-template-suggestions';

const { editor: texts } = adminSending;

interface LineFieldProps {
  name?: string;
  label: string;
  value: string;
  readOnly: boolean;
  onWrite: (text: string) => void;
}

export function LineField({ name, label, value, readOnly, onWrite }: LineFieldProps) {
  return (
    <Field label={label} error={undefined}>
      {(control) => (
        <input
          {...control}
          {...{ name, value, readOnly }}
          dir="auto"
          autoComplete="off"
          onChange={(event) => onWrite(event.target.value)}
          className={cx(controlClass, 'min-h-11 px-3 py-1.5 md:pointer-fine:min-h-9.5')}
        />
      )}
    </Field>
  );
}

interface MultilineFieldProps extends SuggestionOptions {
  label: string;
  value: string;
  readOnly: boolean;
  /** At the foot of a record: lower, its label only a placeholder. */
  isDocked?: boolean;
  field?: RefObject<HTMLTextAreaElement | null>;
  problemId?: string | undefined;
  onWrite: (text: string) => void;
  /** Called for Ctrl or ⌘ and Enter. */
  onSubmit?: () => void;
}

export function MultilineField(props: MultilineFieldProps) {
  const { label, value, readOnly, isDocked = false, problemId, onWrite, onSubmit } = props;
  const id = useId();
  const ownField = useRef<HTMLTextAreaElement>(null);
  const field = props.field ?? ownField;
  const suggestions = useTemplateSuggestions(field, props);
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className={isDocked ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        rows={isDocked ? 3 : 8}
        value={value}
        readOnly={readOnly}
        placeholder={isDocked ? label : undefined}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
        {...suggestions.fieldProps}
        onChange={(event) => {
          onWrite(event.target.value);
          suggestions.updateWord();
        }}
        onKeyDown={(event) => {
          if (suggestions.takeKey(event)) event.preventDefault();
          else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit?.();
        }}
        className={cx(
          controlClass,
          'field-sizing-content resize-none px-3 py-2',
          isDocked ? 'min-h-18 outline-offset-0! focus-visible:outline-2!' : 'max-h-96 min-h-40',
        )}
      />
      {suggestions.listbox}
    </div>
  );
}

interface ReplyTextFieldsProps {
  text: ReplyText;
  readOnly: boolean;
  onChange: (changed: Partial<ReplyText>) => void;
}

export function ReplyTextFields({ text, readOnly, onChange }: ReplyTextFieldsProps) {
  return (
    <>
      <LineField
        label={texts.subject}
        value={text.subject}
        readOnly={readOnly}
        onWrite={(subject) => onChange({ subject })}
      />
      <MultilineField
        label={texts.body}
        value={text.body}
        readOnly={readOnly}
        onWrite={(body) => onChange({ body })}
      />
    </>
  );
}
