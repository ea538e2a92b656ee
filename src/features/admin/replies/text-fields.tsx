import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { controlClasses } from '@/components/form/field';
import { replyNames, type ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { cx } from '@/lib/cx';
import type { ReplyText } from './reply-text';
import { ToolButton } from '../ui/tool-button';

const { editor: texts } = adminSending;

interface TemplateChoiceProps<Text> {
  names: readonly ReplyName[];
  name: ReplyName;
  /** What would be replaced. */
  typed: Text | undefined;
  onChoose: (name: ReplyName) => void;
  onBringBack: (typed: Text) => void;
  /** Changes the template for everybody. */
  onEdit?: () => void;
}

/** Chooses a template; a text that it replaced can be brought back. */
export function TemplateChoice<Text>(props: TemplateChoiceProps<Text>) {
  const { names, name, typed, onChoose, onBringBack, onEdit } = props;
  const [replaced, setReplaced] = useState<Text>();
  return (
    <div>
      <fieldset className="flex min-w-0 flex-wrap gap-1.5">
        <legend className="sr-only">{texts.template}</legend>
        {names.map((one) => (
          <ToolButton
            key={one}
            aria-pressed={one === name}
            className={cx(one === name ? 'border-link! text-link' : 'font-normal!')}
            onClick={() => {
              setReplaced(typed);
              onChoose(one);
            }}
          >
            {replyNames[one]}
          </ToolButton>
        ))}
        {onEdit && name !== 'blank' && (
          <ToolButton variant="text" className="font-normal!" onClick={onEdit}>
            {adminSending.template.edit}
          </ToolButton>
        )}
      </fieldset>
      {replaced !== undefined && typed === undefined && (
        <output className="flex flex-wrap items-center text-quiet">
          {texts.replaced}
          <ToolButton
            variant="text"
            onClick={() => {
              setReplaced(undefined);
              onBringBack(replaced);
            }}
          >
            {texts.bringBack}
          </ToolButton>
        </output>
      )}
    </div>
  );
}

interface TextFieldsProps {
  text: ReplyText;
  readOnly?: boolean;
  field?: Ref<HTMLTextAreaElement>;
  onWrite: (text: ReplyText) => void;
  /** By Ctrl or ⌘ and Enter. */
  onSubmit?: () => void;
  /** By Escape. */
  onLeave?: () => void;
}

export function TextFields(props: TextFieldsProps) {
  const { text, readOnly = false, field, onWrite, onSubmit, onLeave } = props;
  const id = useId();
  const shared = {
    dir: 'auto',
    readOnly,
    onKeyDown({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) {
      if (key === 'Enter' && (ctrlKey || metaKey)) onSubmit?.();
      if (key === 'Escape' && !nativeEvent.isComposing) onLeave?.();
    },
  } as const;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={`${id}-subject`} className="font-semibold">
        {texts.subject}
      </label>
      <input
        {...shared}
        id={`${id}-subject`}
        value={text.subject}
        autoComplete="off"
        onChange={(event) => onWrite({ ...text, subject: event.target.value })}
        className={cx(controlClasses, 'min-h-11 px-3 py-1.5 md:pointer-fine:min-h-9.5')}
      />
      <label htmlFor={`${id}-body`} className="mt-1.5 font-semibold">
        {texts.body}
      </label>
      <textarea
        {...shared}
        ref={field}
        id={`${id}-body`}
        rows={8}
        value={text.body}
        onChange={(event) => onWrite({ ...text, body: event.target.value })}
        className={cx(controlClasses, 'field-sizing-content max-h-96 min-h-40 resize-y px-3 py-2')}
      />
    </div>
  );
}
