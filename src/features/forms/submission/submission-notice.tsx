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
  onDiscard: (id: string) => Promise<void>;
}

export function SubmissionNotice({ texts, state, onDiscard }: SubmissionNoticeProps) {
  switch (state.step) {
    case 'waiting':
      return (
        <WaitingNotice>
          <p className="font-semibold">{texts.waiting}</p>
          <SubmissionActions texts={texts} id={state.id} onDiscard={onDiscard} />
        </WaitingNotice>
      );
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
