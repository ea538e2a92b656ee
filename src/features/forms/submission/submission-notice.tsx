import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { MailLink } from '@/components/ui/mail-link';
import type { FormPartsTexts } from '@/content/texts';
import { FormNotice } from '@/components/form/form-notice';
import { SubmissionActions } from './submission-actions';
import type { FormState } from './use-submission';

interface SubmissionNoticeProps {
  texts: FormPartsTexts['submission'];
  state: FormState<unknown>;
  onChange: (id: string) => void;
  onDiscard: (id: string) => Promise<void>;
}

export function SubmissionNotice({ texts, state, onChange, onDiscard }: SubmissionNoticeProps) {
  switch (state.step) {
    case 'waiting':
      return (
        <WaitingNotice>
          <p className="font-semibold">{waitingText(texts)}</p>
          <SubmissionActions
            texts={texts}
            id={state.id}
            onChange={onChange}
            onDiscard={onDiscard}
          />
        </WaitingNotice>
      );
    case 'unreadable':
      return <FormNotice>{texts.unreadable}</FormNotice>;
    case 'unsaved':
      return <FormNotice>{texts.unsaved}</FormNotice>;
    case 'refused':
      return (
        <FormNotice>
          {texts.refused} <MailLink />.{state.reason && ` ${texts.reason} ${state.reason}`}
          <SubmissionActions texts={texts} id={state.id} onDiscard={onDiscard} refused />
        </FormNotice>
      );
    default:
      return null;
  }
}

/** A device that says it is online may still not reach us; then no network is waited for. */
export function waitingText(texts: FormPartsTexts['submission']): string {
  return navigator.onLine ? texts.waitingOnline : texts.waiting;
}

function WaitingNotice({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex items-start gap-3 rounded border border-warning px-4 py-3 text-small"
    >
      <CloudOff aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" strokeWidth={1.75} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
