import { CircleAlert, CircleCheck, Clock, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminAnswers } from '@/content/en/admin-answers';
import { adminMail } from '@/content/en/admin-mail';
import { cx } from '@/lib/cx';
import { QuerySection } from '../ui/query-section';
import { useStaffQuery } from '../ui/staff-query';
import { useRight } from '../ui/staff-user';
import { replyDomainQuery } from '../ui/reply-domain';
import { unturned } from '../ui/direction';
import { dateOf, durationOf, exactTime } from '../ui/timestamps';
import { HealthSection } from './health-section';
import { healthOf, sentSinceQuery } from './mail-queries';
import { mailStateQuery, type MailCounts } from '../ui/mail-state';
import { RecipientsSection } from './recipients-section';
import { UnassignedSection } from './unassigned-section';
import { UnsentSection } from './unsent-section';
import { refreshMs } from '../ui/refresh';

const { state: texts } = adminMail;

/** What is wrong first: unsent mails and messages without a record; beside them, whether the site is well. */
export function MailScreen() {
  const isAdmin = useRight('manageMailboxes');
  const seesHealth = useRight('seeHealth');
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
        {seesHealth && <HealthSection />}
      </div>
    </>
  );
}

function MailStateSection() {
  const state = useStaffQuery({ ...mailStateQuery, refetchInterval: refreshMs });
  return (
    <QuerySection texts={texts} query={state} rows={2}>
      {(counts) => <Counts counts={counts} askedAt={state.dataUpdatedAt} />}
    </QuerySection>
  );
}

interface CountsProps {
  counts: MailCounts;
  askedAt: number;
}

function Counts({ counts, askedAt }: CountsProps) {
  const { waiting, failed, limited, sent, oldest_at } = counts;
  const { data: replyDomain } = useStaffQuery(replyDomainQuery);
  const { waitingMs, isLate } = healthOf(counts, askedAt);
  const time = durationOf(waitingMs);
  return (
    <ul className="flex flex-col gap-1.5">
      {isLate && oldest_at && <Late since={oldest_at} time={time} counts={counts} />}
      {failed > 0 && (
        <Line icon={CircleAlert} tone="bad">
          {texts.unsent(failed)}
        </Line>
      )}
      {waiting > 0 && <Line icon={Clock}>{texts.waiting(waiting, time)}</Line>}
      {limited > 0 && <Line icon={Clock}>{texts.limited(limited)}</Line>}
      <Line icon={CircleCheck}>
        {waiting === 0 && failed === 0 && `${texts.quiet} `}
        {texts.sent(sent)}
      </Line>
      {replyDomain === null && <Line icon={CircleAlert}>{adminAnswers.notHere.screen}</Line>}
    </ul>
  );
}

interface LateProps {
  since: string;
  time: string;
  counts: MailCounts;
}

function Late({ since, time, counts }: LateProps) {
  const { data: others } = useStaffQuery(sentSinceQuery(since));
  return (
    <>
      <Line icon={TriangleAlert} tone="bad">
        {others === undefined && texts.late(time)}
        {others === true && texts.putOff(time)}
        {others === false && texts.stuck(time, exactTime(dateOf(since)))}
      </Line>
      {others === false && <Line icon={CircleAlert}>{whyOf(counts)}</Line>}
    </>
  );
}

function whyOf({ reason, reason_at, called_at }: MailCounts): string {
  const at = (moment: string) => exactTime(dateOf(moment));
  if (reason && reason_at) return texts.why(at(reason_at), unturned(reason));
  return called_at ? texts.called(at(called_at)) : texts.neverCalled;
}

interface LineProps {
  icon: LucideIcon;
  tone?: 'bad';
  children: ReactNode;
}

function Line({ icon: Icon, tone, children }: LineProps) {
  return (
    <li className={cx('flex items-start gap-2.5', tone === 'bad' && 'font-semibold text-bad')}>
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" strokeWidth={tone ? 2 : 1.5} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
