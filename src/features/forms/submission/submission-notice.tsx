import { CloudOff } from 'lucide-react';
import { FormNotice } from '@/components/form/form-notice';
import type { FormPartsTexts } from '@/content/texts';
import { ownValue } from '@/lib/own-value';
import { changeRequestOf, type ChangeRequest } from './change-request';
import { ContactAlternatives } from './contact-alternatives';
import { DiscardButton } from './discard-button';
import type { FormState } from './form-state';
import { withdrawnReason } from './outbox/send-result';
import { retryReasonText } from './outbox/waiting-message';
import { subjectOf } from './subject';
import { SubmissionActions } from './submission-actions';
import { useConditions } from './use-conditions';
import { WaitingStatus } from './waiting-status';

interface SubmissionNoticeProps {
  texts: FormPartsTexts;
  state: FormState<unknown>;
  onChange: (request: ChangeRequest) => void;
  onDiscard: (id: string) => Promise<void>;
}

export function SubmissionNotice({ texts, state, onChange, onDiscard }: SubmissionNoticeProps) {
  switch (state.step) {
    case 'waiting': {
      const { submission } = state;
      const { form } = submission;
      return (
        <div role="status" className="notice flex items-start gap-3 border-warning text-small">
          <CloudOff aria-hidden className="size-5 shrink-0 text-warning" strokeWidth={1.75} />
          <div className="min-w-0">
            <WaitingStatus
              texts={texts}
              submission={submission}
              onChange={form && (() => onChange(changeRequestOf(submission, form)))}
              onDiscard={() => onDiscard(submission.id)}
            />
          </div>
        </div>
      );
    }
    case 'unreadable':
      return (
        <FormNotice>
          {texts.submission.unreadable}
          <div>
            <DiscardButton texts={texts.submission} onDiscard={() => void onDiscard(state.id)} />
          </div>
        </FormNotice>
      );
    case 'unsaved':
      return <UnsavedNotice texts={texts} {...state} />;
    case 'refused':
      return <RefusedNotice texts={texts} {...state} onDiscard={onDiscard} />;
    default:
      return null;
  }
}

type StateAt<Step> = Extract<FormState<unknown>, { step: Step }> & { texts: FormPartsTexts };

type RefusedProps = StateAt<'refused'> & Pick<SubmissionNoticeProps, 'onDiscard'>;

function RefusedNotice({ texts: parts, reason, submission, onDiscard }: RefusedProps) {
  const { submission: texts } = parts;
  return (
    <FormNotice>
      {reason === withdrawnReason
        ? texts.withdrawn
        : `${texts.refused} ${ownValue<string>(texts.reasons, reason) ?? ''}`}
      <ContactAlternatives texts={texts} about={submission && subjectOf(parts, submission)} />
      {submission && (
        <SubmissionActions
          texts={parts}
          submission={submission}
          isFinal
          onDiscard={() => onDiscard(submission.id)}
        />
      )}
    </FormNotice>
  );
}

function UnsavedNotice({ texts: parts, retryReason, isDeviceFull }: StateAt<'unsaved'>) {
  const { submission: texts } = parts;
  const { isOnline } = useConditions();
  const reason = isOnline ? retryReasonText(retryReason, parts) : texts.offline;
  return (
    <FormNotice>
      {texts.notSent}{' '}
      <span className="font-normal text-ink">
        {[reason, isDeviceFull ? texts.full : texts.unsaved, texts.keepOpen].join(' ')}
      </span>
      {isOnline && <ContactAlternatives texts={texts} />}
    </FormNotice>
  );
}
