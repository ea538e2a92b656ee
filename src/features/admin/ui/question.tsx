import { useState, type ComponentProps, type ReactNode } from 'react';
import { controlClasses, Field } from '@/components/form/field';
import { FormNotice } from '@/components/form/form-notice';
import { cx } from '@/lib/cx';
import { Dialog, DialogActions } from './dialog';
import { ToolButton } from './tool-button';

interface QuestionField {
  label: string;
  hint?: string | ((value: string) => string);
  /** What stands in it at first. */
  value?: string | null;
  type?: 'email';
  required?: boolean;
  autoComplete?: string;
  maxLength?: number;
  /** What can be chosen, with its words. */
  options?: Readonly<Record<string, string>>;
  /** Returns what is wrong with a value. */
  problemOf?: (value: string) => string | undefined;
}

/** Undefined once it is done, or what went wrong in words. */
type Outcome = Promise<string | undefined> | undefined;

interface QuestionProps<Name extends string> {
  title: string;
  text: string;
  fields?: Readonly<Record<Name, QuestionField>>;
  /** Below the fields. */
  children?: ReactNode;
  /** The answer that changes nothing. */
  cancel: string;
  yes: string;
  busy?: string;
  /** Yes takes something away. */
  danger?: boolean;
  /** Another answer, between the two. */
  other?: { label: string; onChoose: () => Outcome };
  /** Whether there is anything to say yes to. */
  isReady?: (values: Readonly<Record<Name, string>>) => boolean;
  onYes: (values: Readonly<Record<Name, string>>) => Outcome;
  /** Called by the answer that changes nothing, by Escape, and once another answer is carried out. */
  onClose: () => void;
}

/** Asks before something is done, or for what it needs. It stays, with what was typed, until that has worked. */
export function Question<Name extends string = never>(props: QuestionProps<Name>) {
  const { title, text, fields, children, cancel, yes, busy = yes, danger = false } = props;
  const { other, isReady, onYes, onClose } = props;
  const asked = Object.entries<QuestionField>(fields ?? {}) as [Name, QuestionField][];
  const [values, setValues] = useState(
    () =>
      Object.fromEntries(asked.map(([name, { value }]) => [name, value ?? ''])) as Readonly<
        Record<Name, string>
      >,
  );
  const [problems, setProblems] = useState<Partial<Record<Name, string | undefined>>>({});
  const [refusal, setRefusal] = useState<string>();
  const [isPending, setPending] = useState(false);

  /** From the fields themselves: password managers fill them in without events. */
  const valuesIn = (form: HTMLFormElement) => {
    const data = new FormData(form);
    return Object.fromEntries(
      asked.map(([name]) => [name, String(data.get(name) ?? '')]),
    ) as typeof values;
  };

  async function carryOut(answer: () => Outcome) {
    if (isPending) return;
    setPending(true);
    setRefusal(undefined);
    const refused = await answer();
    setPending(false);
    if (refused) setRefusal(refused);
    else onClose();
  }

  function submit(form: HTMLFormElement) {
    const written = valuesIn(form);
    const found = asked.map(([name, { problemOf }]) => [name, problemOf?.(written[name])] as const);
    setProblems(Object.fromEntries(found) as typeof problems);
    const [wrong] = found.find(([, problem]) => problem) ?? [];
    if (wrong) form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else if (isReady?.(written) ?? true) void carryOut(() => onYes(written));
  }

  return (
    <Dialog
      title={title}
      text={text}
      focus={asked.length > 0 ? '[name]' : '[data-safe]'}
      onClose={onClose}
    >
      <form
        method="post"
        noValidate
        className="flex flex-col gap-4"
        onChange={({ currentTarget }) => {
          setValues(valuesIn(currentTarget));
          setProblems({});
          setRefusal(undefined);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          // React would also submit the form around the button that asks.
          event.stopPropagation();
          submit(event.currentTarget);
        }}
      >
        {asked.map(([name, field]) => (
          <QuestionControl
            key={name}
            {...field}
            name={name}
            current={values[name]}
            error={problems[name]}
            isPending={isPending}
          />
        ))}
        {children}
        {refusal && <FormNotice>{refusal}</FormNotice>}
        <DialogActions cancel={cancel}>
          {other && (
            <ToolButton inactive={isPending} onClick={() => void carryOut(other.onChoose)}>
              {other.label}
            </ToolButton>
          )}
          <ToolButton
            type="submit"
            variant={danger ? 'danger' : 'filled'}
            inactive={isPending || isReady?.(values) === false}
          >
            {isPending ? busy : yes}
          </ToolButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface QuestionControlProps extends QuestionField {
  name: string;
  current: string;
  error: string | undefined;
  isPending: boolean;
}

function QuestionControl(props: QuestionControlProps) {
  const { name, label, hint, value, type, required, autoComplete = 'off', maxLength } = props;
  const { options, current, error, isPending } = props;
  const className = cx(controlClasses, 'min-h-11! py-1.5! md:pointer-fine:min-h-9!');
  return (
    <Field
      label={label}
      hint={typeof hint === 'function' ? hint(current) : hint}
      required={required}
      error={error}
    >
      {(control) =>
        options ? (
          <select name={name} defaultValue={value ?? ''} className={className} {...control}>
            {Object.entries(options).map(([option, words]) => (
              <option key={option} value={option}>
                {words}
              </option>
            ))}
          </select>
        ) : (
          <input
            name={name}
            type={type ?? 'text'}
            dir="auto"
            autoComplete={autoComplete}
            spellCheck={type === 'email' ? false : undefined}
            maxLength={maxLength}
            defaultValue={value ?? ''}
            readOnly={isPending}
            className={className}
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
