import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { FormNotice } from '@/components/form/form-notice';
import { draftsOf } from '@/lib/drafts';
import { Dialog, DialogActions } from './dialog';
import { QuestionControl, type QuestionField, type QuestionValues } from './question-field';
import { useStaffUser } from './staff-user';
import { ToolButton } from './tool-button';
import { useUnsaved } from './unsaved';

/** What became of an answer: undefined if it was done, or what went wrong, in words. */
type Attempt = Promise<string | undefined> | undefined;

interface QuestionProps<Name extends string> {
  title: string;
  text: string;
  fields?: Fields<Name>;
  children?: ReactNode;
  /** Shown below the fields: what follows from what is typed. */
  renderBelow?: (values: QuestionValues<Name>) => ReactNode;
  cancel?: string;
  yes: string;
  busy?: string;
  isDestructive?: boolean;
  otherAnswer?: { label: string; onChoose: () => Attempt };
  /** Whether there is anything to say yes to. */
  isReady?: (values: QuestionValues<Name>) => boolean;
  /** `initialValues` are what the fields held at first. */
  onYes: (values: QuestionValues<Name>, initialValues: QuestionValues<Name>) => Attempt;
  /** Keeps what is typed, as a draft of this name, until the answer is carried out. */
  draftName?: string;
  /** Called by the answer that changes nothing, by Escape, and once another answer is carried out. */
  onClose: () => void;
}

/** Asks before something is done, or for what it needs. It stays, with what was typed, until that has worked. */
export function QuestionDialog<Name extends string = never>(props: QuestionProps<Name>) {
  const { title, text, children, renderBelow, isReady, onYes, onClose, draftName } = props;
  const { fields = {} as Fields<Name> } = props;
  const names = Object.keys(fields) as Name[];
  const { values, initialValues, ...typedValues } = useTypedValues(fields, draftName);
  const [problems, setProblems] = useState<Partial<Record<Name, string | undefined>>>({});
  const form = useRef<HTMLFormElement>(null);
  const { attempt, isPending, refusal, clearRefusal } = useAttempt(() => {
    typedValues.dropDraft();
    // Somebody may have closed the question meanwhile, and opened it again.
    if (form.current) onClose();
  });

  function submit(typed: QuestionValues<Name>) {
    const newProblems = byName(names, (name) => fields[name].problemOf?.(typed[name], typed));
    const invalidName = names.find((name) => newProblems[name]);
    setProblems(newProblems);
    if (invalidName) form.current?.querySelector<HTMLElement>(`[name="${invalidName}"]`)?.focus();
    else if (isReady?.(typed) ?? true) void attempt(() => onYes(typed, initialValues));
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
          typedValues.keep(valuesIn(currentTarget, names));
          setProblems({});
          clearRefusal();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          // React would also submit the form around the button that asks.
          event.stopPropagation();
          submit(valuesIn(event.currentTarget, names));
        }}
      >
        {children}
        {names.map((name) => (
          <QuestionControl
            key={name}
            name={name}
            field={{ ...fields[name], value: typedValues.startValueOf(name) }}
            current={values[name]}
            error={problems[name]}
            readOnly={isPending}
          />
        ))}
        {renderBelow?.(values)}
        {refusal && <FormNotice>{refusal}</FormNotice>}
        <Answers
          question={props}
          isPending={isPending}
          canSubmit={isReady?.(values) ?? true}
          onOther={(onChoose) => void attempt(onChoose)}
        />
      </form>
    </Dialog>
  );
}

interface AnswersProps {
  question: Pick<QuestionProps<never>, 'cancel' | 'yes' | 'busy' | 'isDestructive' | 'otherAnswer'>;
  isPending: boolean;
  canSubmit: boolean;
  onOther: (answer: () => Attempt) => void;
}

function Answers({ question, isPending, canSubmit, onOther }: AnswersProps) {
  const { cancel, yes, busy = yes, isDestructive, otherAnswer } = question;
  return (
    <DialogActions {...(cancel && { cancel })}>
      {otherAnswer && (
        <ToolButton inactive={isPending} onClick={() => onOther(otherAnswer.onChoose)}>
          {otherAnswer.label}
        </ToolButton>
      )}
      <ToolButton
        type="submit"
        variant={isDestructive ? 'danger' : 'filled'}
        inactive={isPending || !canSubmit}
      >
        {isPending ? busy : yes}
      </ToolButton>
    </DialogActions>
  );
}

/** Reads the fields themselves: password managers fill them in without events. */
function valuesIn<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  const data = new FormData(form);
  return byName(names, (name) => String(data.get(name) ?? ''));
}

type Fields<Name extends string> = Readonly<Record<Name, QuestionField>>;

/** Holds what is typed into the fields of a question, under the name of a draft if it has one. */
function useTypedValues<Name extends string>(fields: Fields<Name>, draftName: string | undefined) {
  const names = Object.keys(fields) as Name[];
  const { id: userId } = useStaffUser();
  const [drafts] = useState(() => draftsOf<Partial<QuestionValues<Name>>>(userId));
  const [draftValues] = useState(() => (draftName ? drafts.read(draftName) : undefined));
  const [initialValues] = useState(() => byName(names, (name) => fields[name].value ?? ''));
  const startValueOf = (name: Name) =>
    draftValues?.[name] ?? initialValues[name] ?? fields[name].value ?? '';
  const [values, setValues] = useState(() => byName(names, startValueOf));
  const changedNames = (typed: QuestionValues<Name>) =>
    names.filter((name) => typed[name] !== initialValues[name]);
  useUnsaved(changedNames(values).length > 0);

  function keep(typed: QuestionValues<Name>) {
    setValues(typed);
    // What nobody touched may be corrected by a colleague meanwhile.
    const changes = byName(changedNames(typed), (name) => typed[name]);
    if (draftName) drafts.write(draftName, changes);
  }
  function dropDraft() {
    if (draftName) drafts.drop(draftName);
  }
  return { values, initialValues, startValueOf, keep, dropDraft };
}

/** Carries out one answer at a time, and keeps the reason if that did not work. */
function useAttempt(onDone: () => void) {
  const [refusal, setRefusal] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function attempt(answer: () => Attempt) {
    if (isPending) return;
    setPending(true);
    setRefusal(undefined);
    const problem = await answer();
    setPending(false);
    if (problem) setRefusal(problem);
    else onDone();
  }
  return { attempt, isPending, refusal, clearRefusal: () => setRefusal(undefined) };
}

function byName<Name extends string, Value>(names: readonly Name[], get: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, get(name)])) as Record<Name, Value>;
}

interface QuestionButtonProps<Name extends string> extends Omit<QuestionProps<Name>, 'onClose'> {
  button: Omit<ComponentProps<typeof ToolButton>, 'onClick'>;
}

export function QuestionButton<Name extends string = never>(props: QuestionButtonProps<Name>) {
  const { button, ...question } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ToolButton {...button} onClick={() => setAsking(true)} />
      {isAsking && <QuestionDialog {...question} onClose={() => setAsking(false)} />}
    </>
  );
}
