import { ownValue } from '@/lib/own-value';
import { CircleX, Clock, Hand, SkipForward, type LucideIcon } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminMail } from '@/content/en/admin-mail';
import { cx } from '@/lib/cx';
import { referenceOf } from '@/lib/reference';
import { listOf } from '../records/tabs';
import { isolated, unturned } from '../ui/direction';
import { TimeAgo } from '../ui/time-ago';
import { dateOf, exactTime } from '../ui/timestamps';
import { canRetry, isThrottled, reasonOf, type Mail, type MailState } from './mail-values';
import { RetryMail } from './retry-mail';

const { list: texts } = adminMail;

interface UnsentMailProps {
  mail: Mail;
  /** Its address, where it is known. */
  recipient: string | undefined;
}

/** A mail that was not sent: what and to whom, since when, why, and what can be done. */
export function UnsentMail({ mail, recipient }: UnsentMailProps) {
  const to = mail.recipient_id ? (recipient ?? texts.recipient) : texts.visitor;
  const name = texts.mail(ownValue(adminMail.kinds, mail.kind) ?? mail.kind, isolated(to));
  // What waits has a reason once a try of it has failed.
  const why = mail.state !== 'waiting' || mail.reason ? reasonOf(mail) : undefined;
  return (
    <li
      data-record={mail.id}
      className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 border-b border-hairline py-2.5 last:border-b-0"
    >
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <strong className="min-w-0 font-semibold wrap-anywhere">{name}</strong>
          <About mail={mail} />
        </p>
        {why && <p className="max-w-prose wrap-anywhere">{unturned(why)}</p>}
        <p className="flex flex-wrap items-center gap-x-3 text-quiet">
          <State mail={mail} />
          <TimeAgo timestamp={mail.created_at} />
          <span>{mail.attempts > 0 ? texts.tries(mail.attempts) : texts.notTried}</span>
          {mail.state === 'waiting' && <span>{texts.due(exactTime(dateOf(mail.due_at)))}</span>}
        </p>
      </div>
      {canRetry(mail) && <RetryMail mail={mail} name={name} />}
    </li>
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
      className="text-brand underline-offset-4 hover:underline pointer-coarse:py-2"
    >
      {texts.about(`${what} ${referenceOf(record_id)}`)}
    </Link>
  );
}

const icons: Partial<Record<MailState, LucideIcon>> = { failed: CircleX, waiting: Clock };

function State({ mail }: Pick<UnsentMailProps, 'mail'>) {
  const throttled = isThrottled(mail);
  const Icon = throttled ? Hand : (icons[mail.state] ?? SkipForward);
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 font-semibold',
        mail.state === 'failed' && 'text-bad',
        throttled && 'text-warning',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" strokeWidth={2} />
      {throttled ? texts.held : adminMail.states[mail.state]}
    </span>
  );
}
