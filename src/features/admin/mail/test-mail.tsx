import { Send } from 'lucide-react';
import { adminMail } from '@/content/en/admin-mail';
import { cx } from '@/lib/cx';
import { unturned } from '../ui/direction';
import { useStaffUser } from '../ui/staff-user';
import { ToolButton } from '../ui/tool-button';
import { reasonOf } from './mail-values';
import { useTestMail, type TestOutcome } from './use-test-mail';

const { test: texts } = adminMail;

/** A mail to oneself, and in words what came of it. */
export function TestMail() {
  const { email } = useStaffUser();
  const { outcome, send } = useTestMail();
  const { status } = outcome;
  const isBusy = status === 'asking' || status === 'waiting';
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <ToolButton aria-disabled={isBusy || undefined} onClick={() => !isBusy && send()}>
        <Send aria-hidden className="size-4" strokeWidth={1.75} />
        {texts.send}
      </ToolButton>
      <output
        className={cx(
          'min-w-0 grow basis-60 wrap-anywhere',
          status === 'sent' && 'font-semibold text-good',
          !isBusy && status !== 'sent' && 'font-semibold text-bad',
        )}
      >
        {unturned(wordsOf(outcome, email))}
      </output>
    </div>
  );
}

function wordsOf(outcome: TestOutcome, email: string): string {
  switch (outcome.status) {
    case 'none':
      return '';
    case 'asking':
      return texts.asking;
    case 'waiting':
      return texts.waiting;
    case 'sent':
      return texts.sent(email);
    case 'failed':
      return texts.failed(reasonOf(outcome.mail));
    case 'skipped':
      return texts.skipped(reasonOf(outcome.mail));
    case 'late':
      return outcome.mail.reason
        ? `${texts.late} ${texts.lastSaid(reasonOf(outcome.mail))}`
        : texts.late;
    case 'gone':
      return texts.gone;
    case 'unknown':
      return texts.unknown;
    case 'too many':
      return texts.tooMany;
    case 'refused':
      return texts.refused;
  }
}
