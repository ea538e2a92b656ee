import { CircleAlert, CircleCheck, Clock, TriangleAlert, type LucideIcon } from 'lucide-react';
import { adminAnswers } from '@/content/en/admin-answers';
import { adminMail } from '@/content/en/admin-mail';
import { cx } from '@/lib/cx';
import { QuerySection } from '../ui/query-section';
import { useStaffQuery } from '../ui/staff-query';
import { useRight } from '../ui/staff-user';
import { replyDomainQuery, mailStateQuery, type MailCounts } from '../ui/mail-state';
import { unturned } from '../ui/direction';
import { dateOf, durationOf, exactTime } from '../ui/timestamps';
import { HealthSection } from './health-section';
import { healthOf, sentSinceQuery } from './mail-queries';
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

type Line = readonly [icon: LucideIcon, words: string, isBad?: 'bad'];

function Counts({ counts, askedAt }: CountsProps) {
  const { waiting, failed, limited, sent, oldest_at } = counts;
  const { data: replyDomain } = useStaffQuery(replyDomainQuery);
  const { waitingMs, isLate } = healthOf(counts, askedAt);
  const { data: isOtherSent } = useStaffQuery({
    ...sentSinceQuery(oldest_at ?? ''),
    enabled: isLate,
  });
  const time = durationOf(waitingMs);
  const late = isOtherSent ? texts.putOff : texts.late;
  const isStuck = isLate && isOtherSent === false;
  const allWell = waiting === 0 && failed === 0 ? `${texts.quiet} ` : '';
  const lines: (Line | false)[] = [
    isLate && [TriangleAlert, isStuck ? texts.stuck(time, timeOf(oldest_at)) : late(time), 'bad'],
    isStuck && [CircleAlert, whyOf(counts)],
    failed > 0 && [CircleAlert, texts.unsent(failed), 'bad'],
    waiting > 0 && [Clock, texts.waiting(waiting, time)],
    limited > 0 && [Clock, texts.limited(limited)],
    [CircleCheck, allWell + texts.sent(sent)],
    replyDomain === null && [CircleAlert, adminAnswers.notHere.screen],
  ];
  return (
    <ul className="flex flex-col gap-1.5">
      {lines.map((line) => {
        if (!line) return null;
        const [Icon, words, isBad] = line;
        return (
          <li
            key={words}
            className={cx('flex items-start gap-2.5', isBad && 'font-semibold text-bad')}
          >
            <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" strokeWidth={isBad ? 2 : 1.5} />
            <span className="min-w-0 wrap-anywhere">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}

const timeOf = (moment: string | null) => (moment ? exactTime(dateOf(moment)) : '');

function whyOf({ reason, reason_at, called_at }: MailCounts): string {
  if (reason && reason_at) return texts.why(timeOf(reason_at), unturned(reason));
  return called_at ? texts.called(timeOf(called_at)) : texts.neverCalled;
}
