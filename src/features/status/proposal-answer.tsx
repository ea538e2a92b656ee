import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { controlClasses, Field } from '@/components/form/field';
import { Button } from '@/components/ui/button';
import type { StatusTexts } from '@/content/texts';
import { cx } from '@/lib/cx';
import { draftsOf, visitor } from '@/lib/drafts';
import { normalizeLine, normalizeText } from '@/lib/normalize-text';
import { randomId } from '@/lib/random-id';
import { useQueryClient } from '@/lib/use-query-client';
import { ErrorNotice } from './outcome';
import { answerProposal, type Answer, type AnswerOutcome, type Proposal } from './status-queries';

interface ProposalAnswerProps {
  texts: StatusTexts;
  secret: string;
  reference: string;
  proposal: Proposal;
  answer: Answer;
  onCancel: () => void;
  onAnswered: (outcome: AnswerOutcome) => Promise<void>;
}

interface Typed {
  /** One id per answer and text, so that a repeated request stores nothing twice. */
  id: string;
  proposal: string;
  answer: Answer;
  name: string;
  text: string;
}

const drafts = draftsOf<Typed>(visitor);

export function ProposalAnswer(props: ProposalAnswerProps) {
  const { texts: all, secret, reference, proposal, answer, onCancel, onAnswered } = props;
  const { proposal: texts } = all;
  const words = texts.answers[answer];
  const draft = `proposal ${reference}`;
  // A newer one that the page reads meanwhile was not seen when this one was chosen.
  const [typed, setTyped] = useState(() => begun(drafts.read(draft), proposal.id, answer));
  const [step, setStep] = useState<'write' | 'check' | 'ask'>('write');
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const name = normalizeLine(typed.name);
  const text = normalizeText(typed.text);
  const problems = step === 'check' ? problemsOf(texts, answer, name, text) : {};
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: () =>
        answerProposal({
          secret,
          id: typed.id,
          proposal_id: typed.proposal,
          answer,
          name,
          body: text,
        }),
      onSuccess: (outcome) => {
        if (outcome === 'stored') drafts.drop(draft);
        return onAnswered(outcome);
      },
    },
    useQueryClient(),
  );

  function type(part: Partial<Typed>) {
    const next = { ...typed, ...part, id: randomId() };
    setTyped(next);
    drafts.write(draft, next);
  }

  function check() {
    const found = Object.keys(problemsOf(texts, answer, name, text));
    setStep(found.length > 0 ? 'check' : 'ask');
    const [first] = found;
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }

  if (step === 'ask') {
    return (
      <div key="ask" role="group" aria-labelledby={id} className="mt-4">
        <h4 id={id} ref={focus} tabIndex={-1} className="font-bold">
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
            <ErrorNotice texts={all} error={error} unknown={texts.unknown} busy={texts.tooMany} />
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          {/* Disabling the button would lose the focus. */}
          <Button aria-disabled={isPending} onClick={() => isPending || mutate()}>
            {isPending ? texts.busy : words.yes}
          </Button>
          {!isPending && (
            <Button variant="outlined" onClick={() => setStep('write')}>
              {texts.back}
            </Button>
          )}
        </div>
      </div>
    );
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-labelledby={id}
      className="mt-4 flex max-w-reading flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <h4 id={id} ref={focus} tabIndex={-1} className="font-bold">
        {words.title}
      </h4>
      <Field label={texts.name} required error={problems.name}>
        {(control) => (
          <input
            {...control}
            name="name"
            dir="auto"
            autoComplete="name"
            className={controlClasses}
            value={typed.name}
            onChange={(event) => type({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.text} required={answer === 'question'} error={problems.text}>
        {(control) => (
          <textarea
            {...control}
            name="text"
            dir="auto"
            rows={5}
            className={cx(controlClasses, 'resize-y')}
            value={typed.text}
            onChange={(event) => type({ text: event.target.value })}
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

const focus = (element: HTMLElement | null) => element?.focus();

function begun(kept: Typed | undefined, proposal: string, answer: Answer): Typed {
  if (kept?.answer === answer && kept.proposal === proposal) return kept;
  return { id: randomId(), proposal, answer, name: kept?.name ?? '', text: kept?.text ?? '' };
}

function problemsOf(
  { problems }: StatusTexts['proposal'],
  answer: Answer,
  name: string,
  text: string,
): { name?: string; text?: string } {
  const ofName = name ? [...name].length > 200 && problems.nameTooLong : problems.name;
  const ofText =
    answer === 'question' && !text
      ? problems.text
      : [...text].length > 5000 && problems.textTooLong;
  return { ...(ofName && { name: ofName }), ...(ofText && { text: ofText }) };
}
