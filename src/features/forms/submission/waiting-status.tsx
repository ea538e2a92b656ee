import type { ReactNode } from 'react';
import { useTexts } from '@/components/texts';
import { ContactAlternatives } from './contact-alternatives';
import { withdrawn } from './outbox/send-result';
import type { Submission } from './outbox/types';
import { StatusLink } from './status-link';
import { subjectOf } from './subject';
import { SubmissionActions } from './submission-actions';
import { useConditions } from './use-conditions';
import { waitingMessage } from './outbox/waiting-message';
import type { FormPartsTexts } from '@/content/texts';
import { ownValue } from '@/lib/own-value';

interface WaitingStatusProps {
  texts: FormPartsTexts;
  submission: Submission;
  onChange: (() => void) | undefined;
  onDiscard: () => Promise<void>;
  children?: ReactNode;
}

export function WaitingStatus({
  texts,
  submission,
  onChange,
  onDiscard,
  children,
}: WaitingStatusProps) {
  const { language } = useTexts();
  const conditions = useConditions();
  const { refusal, unreadable, expiredAt } = submission;
  const hasEnded = expiredAt !== undefined;
  const { submission: words, pending } = texts;
  const [first, ...others] =
    refusal !== undefined && !hasEnded
      ? refusal === withdrawn
        ? [words.withdrawn]
        : [pending.refused, ownValue<string>(words.reasons, refusal)]
      : unreadable && !hasEnded
        ? [pending.unreadable]
        : waitingMessage(submission, conditions, texts, language);
  const isHeld = hasEnded || refusal !== undefined || unreadable === true;
  return (
    <>
      <p>
        {children}
        <strong>{first}</strong> <span>{others.join(' ')}</span>
      </p>
      {(conditions.online || isHeld) && (
        <ContactAlternatives texts={words} about={subjectOf(texts, submission)} />
      )}
      {submission.form?.link && !isHeld && (
        <StatusLink texts={texts.statusLink} secret={submission.form.link} />
      )}
      <SubmissionActions
        texts={texts}
        submission={submission}
        held={isHeld}
        onChange={onChange}
        onDiscard={onDiscard}
      />
    </>
  );
}
