import type { PropsWithChildren } from 'react';
import { useTexts } from '@/components/texts';
import { ContactAlternatives } from './contact-alternatives';
import { waitingMessage } from './outbox/waiting-message';
import { StatusLink } from './status-link';
import { subjectOf } from './subject';
import { SubmissionActions, type SubmissionActionsProps } from './submission-actions';
import { useConditions } from './use-conditions';

type WaitingStatusProps = PropsWithChildren<Omit<SubmissionActionsProps, 'isFinal'>>;

export function WaitingStatus(props: WaitingStatusProps) {
  const { texts, submission, onChange, onDiscard, children } = props;
  const { language } = useTexts();
  const conditions = useConditions();
  const { refusal, unreadable, expiredAt } = submission;
  const [headline, ...details] = waitingMessage(submission, conditions, texts, language);
  const isFinal = expiredAt !== undefined || refusal !== undefined || unreadable === true;
  return (
    <>
      <p>
        {children}
        <strong>{headline}</strong> <span>{details.join(' ')}</span>
      </p>
      {(conditions.isOnline || isFinal) && (
        <ContactAlternatives texts={texts.submission} about={subjectOf(texts, submission)} />
      )}
      {submission.form?.link && !isFinal && (
        <StatusLink texts={texts.statusLink} secret={submission.form.link} />
      )}
      <SubmissionActions {...{ texts, submission, isFinal, onChange, onDiscard }} />
    </>
  );
}
