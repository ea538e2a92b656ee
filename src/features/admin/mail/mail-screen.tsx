import { TriangleAlert } from 'lucide-react';
import { adminAnswers } from '@/content/en/admin-answers';
import { adminMail } from '@/content/en/admin-mail';
import { QuerySection } from '../ui/query-section';
import { useStaffQuery } from '../ui/staff-query';
import { useIsAdmin } from '../ui/staff-user';
import { replyDomainQuery, mailStateQuery, type MailState } from '../ui/mail-state';
import { stripBidiControls } from '../ui/direction';
import { dateOf, durationOf, exactTime } from '../ui/timestamps';
import { HealthSection } from './health-section';
import { mailHealthOf } from './mail-queries';
import { RecipientsSection } from './recipients-section';
import { UnassignedSection } from './unassigned-section';
import { UnsentSection } from './unsent-section';
import { refreshMs } from '../ui/refresh';

const { state: texts } = adminMail;

export function MailScreen() {
  const isAdmin = useIsAdmin();
  return (
    <>
      <h2 className="pb-1 text-heading max-lg:sr-only">{adminMail.title}</h2>
      <div className="grid gap-x-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <MailStateSection />
          <UnsentSection />
          {isAdmin && <UnassignedSection />}
          <RecipientsSection />
        </div>
        {isAdmin && <HealthSection />}
      </div>
    </>
  );
}

function MailStateSection() {
  const state = useStaffQuery({ ...mailStateQuery, refetchInterval: refreshMs });
  const { data: replyDomain } = useStaffQuery(replyDomainQuery);
  return (
    <QuerySection texts={texts} query={state} rows={2}>
      {(counts) => (
        <div className="grid gap-y-1.5 wrap-anywhere">
          {problemsIn(counts, state.dataUpdatedAt).map((problem) => (
            <p key={problem} className="flex items-start gap-2.5 font-semibold text-bad">
              <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" strokeWidth={2} />
              <span className="min-w-0">{problem}</span>
            </p>
          ))}
          <p>{texts.sent(counts.sent)}</p>
          {replyDomain === null && <p>{adminAnswers.notHere.screen}</p>}
        </div>
      )}
    </QuerySection>
  );
}

function problemsIn(counts: MailState, readAtMs: number): string[] {
  const { failed, reason, reason_at } = counts;
  const { waitingMs, isLate } = mailHealthOf(counts, readAtMs);
  const reasonText =
    reason && reason_at && texts.why(exactTime(dateOf(reason_at)), stripBidiControls(reason));
  return [
    isLate && texts.late(durationOf(waitingMs)),
    isLate && reasonText,
    failed > 0 && texts.unsent(failed),
  ].filter((problem): problem is string => Boolean(problem));
}
