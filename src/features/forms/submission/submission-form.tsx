import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { QuestionedValuesContext, noteQuestionedValues } from '@/components/form/questioned-values';
import { readFormValues } from '@/components/form/read-form-values';
import { useTexts } from '@/components/texts';
import { Button } from '@/components/ui/button';
import type { FormPartsTexts } from '@/content/texts';
import { cx } from '@/lib/cx';
import { useHydrated } from '@/lib/use-hydrated';
import { UploadProgress } from '../fields/upload-progress';
import { DiscardButton } from './discard-button';
import { ErrorSummary } from './error-summary';
import { FormSent, type SentTexts } from './form-sent';
import { Honeypot } from './honeypot';
// Loaded with the form, because without a network it could not be fetched when a submission waits.
import './pending-notice';
import { InlineQuestion } from './inline-question';
import { RestoredNote } from './restored-note';
import { useMarkAsShown } from './shown-submissions';
import { SubmissionNotice } from './submission-notice';
import type { FormSubmission } from './submission-to';
import { SubmitHint } from './submit-hint';
import { useSubmission } from './use-submission';

interface ShellTexts extends SentTexts {
  submit: string;
  consentVersion: string;
  next: string;
  parts: FormPartsTexts;
}

interface SubmissionFormProps<Values extends FieldValues, Texts extends ShellTexts> {
  /** Under which drafts and waiting submissions know the form: must not change. */
  name: string;
  title: string;
  texts: Texts;
  /** Called at the first check only. `questionedValues` are doubtful, and accepted when they are sent again. */
  schemaOf: (texts: Texts, questionedValues: ReadonlySet<string>) => z.ZodMiniType<Values, Values>;
  toSubmission: (values: Values) => FormSubmission;
  children: ReactNode;
}

/** The shell of every form. `method` keeps personal data out of the address before hydration. */
export function SubmissionForm<Values extends FieldValues, Texts extends ShellTexts>(
  props: SubmissionFormProps<Values, Texts>,
) {
  const { title, schemaOf, children } = props;
  const { parts } = props.texts;
  const [questionedValues] = useState(() => new Set<string>());
  const [schema] = useState(() => z.lazy(() => schemaOf(props.texts, questionedValues)));
  const form = useForm<Values, unknown, Values>({ resolver: zodResolver(schema) });
  const element = useRef<HTMLFormElement>(null);
  const submission = useSubmission({ ...props, element, form });
  const { state } = submission;
  useMarkAsShown(state.id);
  const { isSubmitting } = form.formState;
  // Only initial: each field subscribes to its own state with `useFormState`.
  const [initialState] = useState(form.formState);

  // Guards against a second click before the button is disabled.
  const isRunning = useRef(false);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    noteQuestionedValues(form, questionedValues);
    readFormValues(element.current, form);
    await form
      .handleSubmit(submission.submit)(event)
      .catch(submission.fail)
      .finally(() => (isRunning.current = false));
  }

  return (
    <FormProvider {...form} formState={initialState}>
      {state.step === 'stored' && (
        <FormSent {...state} texts={props.texts} onAnother={submission.startOver} />
      )}
      <form
        ref={element}
        method="post"
        noValidate
        hidden={state.step === 'stored'}
        aria-label={title}
        onSubmit={(event) => void onSubmit(event)}
        className="relative flex flex-col gap-5"
      >
        <FormHead texts={props.texts} {...{ submission, isSubmitting }} />
        <ErrorSummary />
        <QuestionedValuesContext value={questionedValues}>{children}</QuestionedValuesContext>
        <Honeypot field={submission.honeypot} label={parts.submission.honeypot} />
        <FormFoot texts={props.texts} {...{ submission, isSubmitting }} />
      </form>
    </FormProvider>
  );
}

interface FormPartProps {
  texts: ShellTexts;
  submission: Omit<ReturnType<typeof useSubmission>, 'submit'>;
  isSubmitting: boolean;
}

function FormHead({ texts, submission, isSubmitting }: FormPartProps) {
  const { fields, parts } = texts;
  const { state, pendingChange, isRestored, isFileLost, discard, startOver } = submission;
  const { step, id } = state;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-small text-quiet">
        {Object.values(fields).some(({ optional }) => optional)
          ? parts.requiredUnlessMarked
          : parts.allRequired}
      </p>
      {pendingChange && !isSubmitting && (
        <InlineQuestion
          ref={takeFocus}
          text={parts.pending.replaces}
          yes={parts.pending.replacesYes}
          no={parts.pending.replacesNo}
          onYes={pendingChange.open}
          onNo={pendingChange.keep}
        />
      )}
      {step === 'typing' && id && !isSubmitting && (
        <div>
          <DiscardButton texts={parts.submission} onDiscard={() => void discard(id)} />
        </div>
      )}
      {step === 'typing' && !isSubmitting && (
        <RestoredNote
          texts={parts.submission}
          {...{ isRestored, isFileLost }}
          onStartOver={startOver}
        />
      )}
    </div>
  );
}

function FormFoot({ texts, submission, isSubmitting }: FormPartProps) {
  const { submit, next, parts } = texts;
  const { state, uploadShare, change, discard } = submission;
  const { form } = useTexts();
  const isReady = useHydrated();
  return (
    <div className="flex flex-col gap-4">
      {!isSubmitting && (
        <SubmissionNotice texts={parts} state={state} onChange={change} onDiscard={discard} />
      )}
      <UploadProgress texts={parts.submission} share={uploadShare} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button
          type="submit"
          disabled={isSubmitting || !isReady}
          className={cx('max-sm:w-full', !isReady && 'coming')}
        >
          {isSubmitting ? form.submitting : submit}
        </Button>
        <SubmitHint texts={parts.help} next={next} />
      </div>
    </div>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();
