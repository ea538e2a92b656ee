import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { controlClass, Field } from '@/components/form/field';
import { Button } from '@/components/ui/button';
import type { StatusTexts } from '@/content/texts';
import { cx } from '@/lib/cx';
import { draftsOf, visitor } from '@/lib/drafts';
import { normalizeLine, normalizeText } from '@/lib/normalize-text';
import { useQueryClient } from '@/lib/query-client';
import { randomId } from '@/lib/random-id';
import { answerProposal, type Answer, type AnswerOutcome, type Proposal } from './status-queries';
import { ActionButton, ErrorNotice, takeFocus } from './status-section';

interface ProposalAnswerProps {
  texts: StatusTexts;
  secret: string;
  reference: string;
  proposal: Proposal;
  answer: Answer;
  onCancel: () => void;
  onAnswered: (outcome: AnswerOutcome) => Promise<void>;
}

/** Kept on the device under these names. */
interface AnswerDraft {
  /** Changes with the text, so that a repeated request stores nothing twice. */
  id: string;
  proposal: string;
  answer: Answer;
  name: string;
  text: string;
}

const drafts = draftsOf<AnswerDraft>(visitor);

/** A form for the name and text of an answer, then a question before it is sent. */
export function ProposalAnswer(props: ProposalAnswerProps) {
  const { texts, secret, reference, proposal, answer, onAnswered, onCancel } = props;
  const draftName = `proposal ${reference}`;
  // A newer proposal that the page reads meanwhile was not seen when this one was chosen.
  const [draft, setDraft] = useState(() => startDraft(drafts.read(draftName), proposal.id, answer));
  const [isAsking, setAsking] = useState(false);
  const cleaned = { ...draft, name: normalizeLine(draft.name), text: normalizeText(draft.text) };
  const sending = useMutation(
    {
      mutationFn: () => {
        const { id, proposal: proposal_id, name, text: body } = cleaned;
        return answerProposal({ secret, id, proposal_id, answer, name, body });
      },
      onSuccess: (outcome) => {
        if (outcome === 'stored') drafts.drop(draftName);
        return onAnswered(outcome);
      },
    },
    useQueryClient(),
  );

  function changeDraft(changes: Partial<AnswerDraft>) {
    const changedDraft = { ...draft, ...changes, id: randomId() };
    setDraft(changedDraft);
    drafts.write(draftName, changedDraft);
  }

  if (isAsking) {
    const onBack = () => setAsking(false);
    return <AnswerQuestion draft={cleaned} {...{ texts, sending, onBack }} />;
  }
  return (
    <AnswerForm
      texts={texts.proposal}
      errors={errorsIn(cleaned, texts.proposal)}
      onChange={changeDraft}
      onValid={() => setAsking(true)}
      {...{ draft, onCancel }}
    />
  );
}

interface AnswerQuestionProps {
  texts: StatusTexts;
  draft: AnswerDraft;
  sending: UseMutationResult<AnswerOutcome, Error, void>;
  onBack: () => void;
}

function AnswerQuestion({ texts: all, draft, sending, onBack }: AnswerQuestionProps) {
  const { answer, name, text } = draft;
  const { isPending, error } = sending;
  const { proposal: texts } = all;
  const words = texts.answers[answer];
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="mt-4">
      <h4 id={id} ref={takeFocus} tabIndex={-1} className="font-bold">
        {words.question}
      </h4>
      <p className="mt-2 wrap-anywhere">
        {texts.by} <bdi className="font-semibold">{name}</bdi>
      </p>
      {text && (
        <p dir="auto" className="mt-2 max-w-reading wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      )}
      <p className="mt-2 mb-4 max-w-reading">{words.effect}</p>
      {error && (
        <div className="mb-4">
          <ErrorNotice texts={all} error={error} outcome={texts.unknown} busy={texts.tooMany} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <ActionButton action={sending}>{isPending ? texts.busy : words.yes}</ActionButton>
        {!isPending && (
          <Button variant="outlined" onClick={onBack}>
            {texts.back}
          </Button>
        )}
      </div>
    </div>
  );
}

interface AnswerFormProps {
  texts: StatusTexts['proposal'];
  draft: AnswerDraft;
  errors: ReturnType<typeof errorsIn>;
  onChange: (changes: Partial<AnswerDraft>) => void;
  onValid: () => void;
  onCancel: () => void;
}

function AnswerForm({ texts, draft, errors, onChange, onValid, onCancel }: AnswerFormProps) {
  const words = texts.answers[draft.answer];
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const shownErrors = isChecked ? errors : {};

  function submit(event: FormEvent) {
    event.preventDefault();
    const [firstField] = Object.keys(errors);
    if (!firstField) return onValid();
    setChecked(true);
    form.current?.querySelector<HTMLElement>(`[name=${firstField}]`)?.focus();
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-labelledby={id}
      className="mt-4 flex max-w-reading flex-col gap-4"
      onSubmit={submit}
    >
      <h4 id={id} ref={takeFocus} tabIndex={-1} className="font-bold">
        {words.title}
      </h4>
      <Field label={texts.name} required error={shownErrors.name}>
        {(control) => (
          <input
            {...control}
            name="name"
            dir="auto"
            autoComplete="name"
            className={controlClass}
            value={draft.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.text} required={draft.answer === 'question'} error={shownErrors.text}>
        {(control) => (
          <textarea
            {...control}
            name="text"
            dir="auto"
            rows={5}
            className={cx(controlClass, 'resize-y')}
            value={draft.text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{texts.next}</Button>
        <Button variant="outlined" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

function startDraft(kept: AnswerDraft | undefined, proposal: string, answer: Answer): AnswerDraft {
  if (kept?.answer === answer && kept.proposal === proposal) return kept;
  return { id: randomId(), proposal, answer, name: kept?.name ?? '', text: kept?.text ?? '' };
}

/** As the database limits them (`answer_proposal`), in characters. */
const maxLengths = { name: 200, text: 5000 };

/** By the names of the fields, in their order. */
function errorsIn(draft: AnswerDraft, { problems: messages }: StatusTexts['proposal']) {
  const errors: Partial<Record<keyof typeof maxLengths, string>> = {};
  if (!draft.name) errors.name = messages.name;
  else if (isTooLong(draft, 'name')) errors.name = messages.nameTooLong;
  if (draft.answer === 'question' && !draft.text) errors.text = messages.text;
  else if (isTooLong(draft, 'text')) errors.text = messages.textTooLong;
  return errors;
}

/** Counts as the database does: an emoji is one character. */
const isTooLong = (draft: AnswerDraft, field: keyof typeof maxLengths) =>
  [...draft[field]].length > maxLengths[field];
