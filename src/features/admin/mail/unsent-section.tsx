import { CircleX, Clock, Hand, SkipForward, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminMail } from '@/content/en/admin-mail';
import { cx } from '@/lib/cx';
import { ownValue } from '@/lib/own-value';
import { referenceOf } from '@/lib/reference';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { ActionRow } from '../ui/action-row';
import { OlderEntries, QuerySection } from '../ui/query-section';
import { listOf } from '../records/tabs';
import { isolated, unturned } from '../ui/direction';
import { useStaffPages, useStaffQuery } from '../ui/staff-query';
import { TimeAgo } from '../ui/time-ago';
import { dateOf, exactTime } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';
import { Tick } from '../ui/tick';
import { isOld, mailStateQuery } from '../ui/mail-state';
import { RetryMail } from '../ui/retry-mail';
import { useCommand } from '../ui/use-command';
import { recipientsQuery, throttled, unsentQuery, type Mail } from './mail-queries';

const { list: texts } = adminMail;

export function UnsentSection() {
  const [all, setAll] = useState(false);
  const mails = useStaffPages(unsentQuery(all));
  const { data: recipients = [] } = useStaffQuery(recipientsQuery);
  const since = useStaffQuery(mailStateQuery).data?.recent_since;
  const filter = (
    <Tick on={all} onTurn={() => setAll(!all)}>
      {texts.all}
    </Tick>
  );
  return (
    <QuerySection texts={texts} query={mails} rows={3} above={filter}>
      {({ rows }) => (
        <>
          {rows.length === 0 && (
            <p className="pt-2 text-quiet">{all ? texts.emptyAll : texts.empty}</p>
          )}
          {rows.some((mail) => mail.state === 'failed' && since && !isOld(mail, since)) && (
            <RetryAll />
          )}
          {rows.length > 0 && (
            <ol className="border-t border-line">
              {rows.map((mail) => (
                <UnsentMail
                  key={mail.id}
                  mail={mail}
                  recipient={recipients.find(({ id }) => id === mail.recipient_id)?.address}
                />
              ))}
            </ol>
          )}
          <OlderEntries query={mails} failed={texts.failed} />
        </>
      )}
    </QuerySection>
  );
}

interface UnsentMailProps {
  mail: Mail;
  /** Its address, if known. */
  recipient: string | undefined;
}

/** An unsent mail: kind, recipient, age, reason and actions. */
function UnsentMail({ mail, recipient }: UnsentMailProps) {
  const to = mail.recipient_id ? (recipient ?? texts.recipient) : texts.visitor;
  const name = texts.mail(ownValue(adminMail.kinds, mail.kind) ?? mail.kind, isolated(to));
  // A waiting mail has a reason once an attempt has failed.
  const why = mail.state !== 'waiting' || mail.reason ? reasonOf(mail) : undefined;
  const canRetry = mail.state === 'failed' || isThrottled(mail);
  return (
    <ActionRow id={mail.id} actions={canRetry && <RetryMail mail={mail} name={name} />}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="min-w-0 font-semibold">{name}</strong>
        <About mail={mail} />
      </p>
      {why && <p className="max-w-prose">{unturned(why)}</p>}
      <p className="flex flex-wrap items-center gap-x-3 text-quiet">
        <State mail={mail} />
        <TimeAgo timestamp={mail.created_at} />
        <span>{mail.attempts > 0 ? texts.tries(mail.attempts) : texts.notTried}</span>
        {mail.state === 'waiting' && <span>{texts.due(exactTime(dateOf(mail.due_at)))}</span>}
      </p>
    </ActionRow>
  );
}

function About({ mail: { table_name, record_id } }: Pick<UnsentMailProps, 'mail'>) {
  const list = table_name ? listOf(table_name) : undefined;
  if (!list || !record_id) return null;
  const what = admin.activity.what[list.table];
  return (
    <Link
      to={`${list.path}/${record_id}`}
      data-open
      className="text-link underline-offset-4 hover:underline pointer-coarse:py-2"
    >
      {texts.about(`${what} ${referenceOf(record_id)}`)}
    </Link>
  );
}

const icons: Partial<Record<Mail['state'], LucideIcon>> = { failed: CircleX, waiting: Clock };

function State({ mail }: Pick<UnsentMailProps, 'mail'>) {
  const isHeld = isThrottled(mail);
  const Icon = isHeld ? Hand : (icons[mail.state] ?? SkipForward);
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 font-semibold',
        mail.state === 'failed' && 'text-bad',
        isHeld && 'text-warning',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" strokeWidth={2} />
      {isHeld ? texts.held : adminMail.states[mail.state]}
    </span>
  );
}

function isThrottled({ state, reason }: Mail): boolean {
  return state === 'skipped' && reason === throttled;
}

function reasonOf({ reason }: Mail): string {
  if (!reason) return adminMail.noReason;
  return ownValue<string>(adminMail.reasons, reason) ?? adminMail.said(reason);
}

/** Retries what failed lately, also what is not on this page. */
function RetryAll() {
  const { run, isPending, problem } = useCommand({
    run: async () => dataOf(await staff().rpc('retry_mails')) ?? 0,
    changes: ['mails'],
    done: texts.allRetried,
    failed: texts.retryAllFailed,
  });
  return (
    <div className="flex flex-wrap items-center gap-3 pb-3">
      <ToolButton inactive={isPending} onClick={() => void run()}>
        {isPending ? texts.retrying : texts.retryAll}
      </ToolButton>
      {problem && <p className="font-semibold text-bad">{problem}</p>}
    </div>
  );
}
