import { CircleCheck, TriangleAlert } from 'lucide-react';
import { adminHealth as texts } from '@/content/en/admin-health';
import { cx } from '@/lib/cx';
import { QuerySection } from '../ui/query-section';
import { useStaffQuery } from '../ui/staff-query';
import { TimeAgo } from '../ui/time-ago';
import { healthQuery, type HealthSign } from './health-queries';

export function HealthSection() {
  const health = useStaffQuery(healthQuery);
  return (
    <QuerySection texts={texts} query={health} rows={7}>
      {(signs) => (
        <>
          <ul className="border-t border-line">
            {signs.map((sign) => (
              <SignLine key={sign.name} sign={sign} />
            ))}
          </ul>
          <p className="pt-2 text-[0.8125rem] text-quiet">{texts.lead}</p>
        </>
      )}
    </QuerySection>
  );
}

interface SignText {
  text: string;
  /** Time that ends the text; null for never, undefined for a text without one. */
  at?: string | null;
  reason?: string | null;
}

function SignLine({ sign }: { sign: HealthSign }) {
  const { name, isBad } = sign;
  const { text, at, reason } = signTextOf(sign);
  const Icon = isBad ? TriangleAlert : CircleCheck;
  const colour = isBad ? 'text-bad' : 'text-good';
  return (
    <li className="flex gap-2.5 border-b border-line py-2">
      <Icon aria-hidden className={cx('mt-0.5 size-5 shrink-0', colour)} strokeWidth={1.75} />
      <div className="min-w-0 wrap-anywhere">
        <h4 className="font-semibold">
          {texts.names[name]}
          <span className={cx('ms-2 font-normal', colour)}>{isBad ? texts.bad : texts.well}</span>
        </h4>
        <p className="text-[0.8125rem] text-quiet">
          {reason && <span className="block">{reason}</span>}
          {text} {at ? <TimeAgo timestamp={at} /> : at === null && texts.never}
        </p>
        {isBad && <p className="mt-1">{texts.advice[name]}</p>}
      </div>
    </li>
  );
}

function signTextOf({ name, figures }: HealthSign): SignText {
  const phrases = texts.figures;
  switch (name) {
    case 'mail': {
      const { waiting, failed, reason, sentAt } = figures;
      return { text: phrases.mail(waiting, failed), at: sentAt, reason };
    }
    case 'answers': {
      const { domain, answers, replies, receivedAt } = figures;
      if (!domain) return { text: phrases.noDomain };
      return { text: phrases.answers(answers, replies), at: receivedAt };
    }
    case 'retention':
      return { text: phrases.retention, at: figures.ranAt };
    case 'storage': {
      const { used, total, received, mostBy, database } = figures;
      const byMail = mostBy ? ` ${phrases.received(received, mostBy)}` : '';
      return { text: `${phrases.storage(used, total)}${byMail} ${phrases.database(database)}` };
    }
    case 'errors':
      return { text: phrases.errors(figures.occurrences) };
  }
}
