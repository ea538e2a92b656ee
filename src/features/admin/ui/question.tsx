import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { controlClass, Field } from '@/components/form/field';
import { FormNotice } from '@/components/form/form-notice';
import { cx } from '@/lib/cx';
import { draftsOf } from '@/lib/drafts';
import { Dialog, DialogActions } from './dialog';
import { ToolButton } from './tool-button';
import { useStaffUser } from './staff-user';
import { isDay } from './timestamps';
import { useUnsaved } from './unsaved';

export interface QuestionField {
  label: string;
  hint?: string | ((value: string) => string);
  /** What stands in it at first. */
  value?: string | null | undefined;
  type?: 'text' | 'email' | 'tel' | 'date';
  inputMode?: 'decimal';
  /** A sentence, which is typed into several lines. */
  isLong?: boolean;
  /** Of a day. */
  min?: string;
  max?: string;
  required?: boolean;
  autoComplete?: string;
  maxLength?: number;
  /** What can be chosen, with its words. */
  options?: Readonly<Record<string, string>>;
  /** Returns what is wrong with a value, beside those of the other fields. */
  problemOf?: (value: string, all: Values<string>) => string | undefined;
}

/** A day that has to be given. */
export const dayField = (label: string, wrong: string): QuestionField => ({
  label,
  type: 'date',
  required: true,
  problemOf: (day) => (isDay(day) ? undefined : wrong),
});

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** Undefined once it is done, or what went wrong in words. */
type Outcome = Promise<string | undefined> | undefined;

interface QuestionProps<Name extends string> {
  title: string;
  text: string;
  fields?: Readonly<Record<Name, QuestionField>>;
  /** Above the fields. */
  children?: ReactNode;
  /** Below the fields: what follows from what is typed. */
  renderBelow?: (values: Values<Name>) => ReactNode;
  /** The answer that changes nothing. */
  cancel?: string;
  yes: string;
  busy?: string;
  /** Yes takes something away. */
  isDestructive?: boolean;
  /** Another answer, between the two. */
  other?: { label: string; onChoose: () => Outcome };
  /** Whether there is anything to say yes to. */
  isReady?: (values: Values<Name>) => boolean;
  /** `opened` is what stood in the fields at first. */
  onYes: (values: Values<Name>, opened: Values<Name>) => Outcome;
  /** Keeps what is typed, under this name, until it is done. */
  draft?: string;
  /** Called by the answer that changes nothing, by Escape, and once another answer is carried out. */
  onClose: () => void;
}

/** Asks before something is done, or for what it needs. It stays, with what was typed, until that has worked. */
export function Question<Name extends string = never>(props: QuestionProps<Name>) {
  const { title, text, children, cancel, yes, busy = yes, isDestructive, isReady, onClose } = props;
  const { other, onYes, draft, renderBelow, fields = {} as Record<Name, QuestionField> } = props;
  const names = Object.keys(fields) as Name[];
  const me = useStaffUser().id;
  const [drafts] = useState(() => draftsOf<Partial<Values<Name>>>(me));
  const [start] = useState(() => (draft ? drafts.read(draft) : undefined));
  const [opened] = useState(() => byName(names, (name) => fields[name].value ?? ''));
  const startOf = (name: Name) => start?.[name] ?? opened[name] ?? fields[name].value ?? '';
  const [values, setValues] = useState(() => byName(names, startOf));
  const [problems, setProblems] = useState<Partial<Record<Name, string | undefined>>>({});
  const [refusal, setRefusal] = useState<string>();
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const changedIn = (written: Values<Name>) =>
    names.filter((name) => written[name] !== opened[name]);
  useUnsaved(changedIn(values).length > 0);

  /** From the fields themselves: password managers fill them in without events. */
  function valuesIn(filled: HTMLFormElement) {
    const data = new FormData(filled);
    return byName(names, (name) => String(data.get(name) ?? ''));
  }

  async function carryOut(answer: () => Outcome) {
    if (isPending) return;
    setPending(true);
    setRefusal(undefined);
    const refused = await answer();
    setPending(false);
    if (refused) return setRefusal(refused);
    if (draft) drafts.drop(draft);
    // Somebody may have closed it meanwhile, and opened it again.
    if (form.current) onClose();
  }

  function submit(written: Values<Name>) {
    const found = byName(names, (name) => fields[name].problemOf?.(written[name], written));
    const wrong = names.find((name) => found[name]);
    setProblems(found);
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else if (isReady?.(written) ?? true) void carryOut(() => onYes(written, opened));
  }

  return (
    <Dialog
      title={title}
      text={text}
      focus={names.length > 0 ? '[name]' : '[data-safe]'}
      onClose={onClose}
    >
      <form
        ref={form}
        method="post"
        noValidate
        className="flex flex-col gap-4 [&_p]:text-tool"
        onChange={({ currentTarget }) => {
          const written = valuesIn(currentTarget);
          setValues(written);
          // What nobody touched may be corrected by a colleague meanwhile.
          const changed = byName(changedIn(written), (name) => written[name]);
          if (draft) drafts.write(draft, changed);
          setProblems({});
          setRefusal(undefined);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          // React would also submit the form around the button that asks.
          event.stopPropagation();
          submit(valuesIn(event.currentTarget));
        }}
      >
        {children}
        {names.map((name) => (
          <QuestionControl
            key={name}
            name={name}
            field={{ ...fields[name], value: startOf(name) }}
            current={values[name]}
            error={problems[name]}
            readOnly={isPending}
          />
        ))}
        {renderBelow?.(values)}
        {refusal && <FormNotice>{refusal}</FormNotice>}
        <DialogActions {...(cancel && { cancel })}>
          {other && (
            <ToolButton inactive={isPending} onClick={() => void carryOut(other.onChoose)}>
              {other.label}
            </ToolButton>
          )}
          <ToolButton
            type="submit"
            variant={isDestructive ? 'danger' : 'filled'}
            inactive={isPending || isReady?.(values) === false}
          >
            {isPending ? busy : yes}
          </ToolButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function byName<Name extends string, Value>(names: readonly Name[], get: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, get(name)])) as Record<Name, Value>;
}

interface QuestionControlProps {
  name: string;
  field: QuestionField;
  current: string;
  error: string | undefined;
  readOnly: boolean;
}

function QuestionControl({ name, field, current, error, readOnly }: QuestionControlProps) {
  const { label, hint, value, required, options, isLong, ...input } = field;
  const { type = 'text', autoComplete = 'off', maxLength, min, max, inputMode } = input;
  const shared = {
    name,
    defaultValue: value ?? '',
    className: cx(controlClass, 'min-h-11! py-1.5! md:pointer-fine:min-h-9!'),
  };
  const written = { dir: 'auto', maxLength, readOnly };
  return (
    <Field
      label={label}
      hint={typeof hint === 'function' ? hint(current) : hint}
      required={required}
      error={error}
    >
      {(control) =>
        options ? (
          <select {...shared} {...control}>
            {Object.entries(options).map(([option, words]) => (
              <option key={option} value={option}>
                {words}
              </option>
            ))}
          </select>
        ) : isLong ? (
          <textarea rows={2} {...written} {...shared} {...control} />
        ) : (
          <input
            spellCheck={false}
            {...{ type, autoComplete, min, max, inputMode }}
            {...written}
            {...shared}
            {...control}
          />
        )
      }
    </Field>
  );
}

interface QuestionButtonProps<Name extends string> extends Omit<QuestionProps<Name>, 'onClose'> {
  /** What is pressed before it asks. */
  button: Omit<ComponentProps<typeof ToolButton>, 'onClick'>;
}

/** A button that asks a question. */
export function QuestionButton<Name extends string = never>(props: QuestionButtonProps<Name>) {
  const { button, ...question } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ToolButton {...button} onClick={() => setAsking(true)} />
      {isAsking && <Question {...question} onClose={() => setAsking(false)} />}
    </>
  );
}
