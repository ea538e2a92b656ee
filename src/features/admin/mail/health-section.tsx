import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { adminHealth as texts } from '@/content/en/admin-health';
import { cx } from '@/lib/cx';
import { errorsPath } from '../records/tabs';
import { Failure, Skeleton } from '../ui/list-states';
import { useStaffQuery } from '../ui/staff-query';
import { TimeAgo } from '../ui/time-ago';
import { buildQuery, healthQuery, type Sign } from './health-queries';

/** Whether the site is well, and what to do where it is not. */
export function HealthSection() {
  const { data, isError, refetch } = useStaffQuery(healthQuery);
  const { data: build } = useStaffQuery(buildQuery);
  return (
    <section aria-labelledby="health" className="py-4">
      <h3 id="health" className="pb-2 font-semibold">
        {texts.title}
      </h3>
      {isError && <Failure text={texts.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={texts.loading} rows={7} />}
      {data && (
        <ul className="border-t border-line">
          {data.map((sign) => (
            <Line
              key={sign.name}
              title={texts.names[sign.name]}
              isBad={sign.isBad}
              advice={texts.advice[sign.name]}
              to={sign.name === 'errors' ? errorsPath : undefined}
            >
              <SignFigures {...sign} />
            </Line>
          ))}
          <Line title={texts.build} isBad={build?.isBad} advice={texts.advice.build}>
            {texts.figures.build} <Time of={build?.builtAt} />
          </Line>
        </ul>
      )}
      <p className="pt-2 text-[0.8125rem] text-quiet">{texts.lead}</p>
    </section>
  );
}

interface LineProps {
  title: string;
  /** Undefined if it is not known. */
  isBad: boolean | undefined;
  advice: string;
  /** The screen that shows more of it. */
  to?: typeof errorsPath | undefined;
  children: ReactNode;
}

function Line({ title, isBad, advice, to, children }: LineProps) {
  const [Icon, word, colour] =
    isBad === undefined
      ? ([CircleHelp, texts.unknown, 'text-quiet'] as const)
      : isBad
        ? ([TriangleAlert, texts.bad, 'text-bad'] as const)
        : ([CircleCheck, texts.well, 'text-good'] as const);
  return (
    <li className="flex gap-2.5 border-b border-line py-2">
      <Icon aria-hidden className={cx('mt-0.5 size-5 shrink-0', colour)} strokeWidth={1.75} />
      <div className="min-w-0 wrap-anywhere">
        <h4 className="font-semibold">
          {to ? (
            <Link to={to} className="text-link underline-offset-4 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
          <span className={cx('ms-2 font-normal', colour)}>{word}</span>
        </h4>
        <p className="text-[0.8125rem] text-quiet">{children}</p>
        {isBad && <p className="mt-1">{advice}</p>}
      </div>
    </li>
  );
}

function Time({ of }: { of: string | null | undefined }) {
  return of ? <TimeAgo timestamp={of} /> : texts.never;
}

function SignFigures(sign: Sign) {
  switch (sign.name) {
    case 'mail': {
      const { waiting, failed, reason, sentAt } = sign.figures;
      return (
        <>
          {reason && <span className="block">{reason}</span>}
          {texts.figures.mail(waiting, failed)} <Time of={sentAt} />
        </>
      );
    }
    case 'answers': {
      const { domain, answers, replies, receivedAt } = sign.figures;
      if (!domain) return texts.figures.noDomain;
      return (
        <>
          {texts.figures.answers(answers, replies)} <Time of={receivedAt} />
        </>
      );
    }
    case 'retention':
      return (
        <>
          {texts.figures.retention} <Time of={sign.figures.ranAt} />
        </>
      );
    case 'storage': {
      const { used, total, received, mostBy, database, files, largest } = sign.figures;
      const byMail = mostBy ? ` ${texts.figures.received(received, mostBy)}` : '';
      return (
        <>
          {texts.figures.storage(used, total) + byMail}
          <span className="block">{texts.figures.database(database, files, largest)}</span>
        </>
      );
    }
    case 'errors':
      return texts.figures.errors(sign.figures.occurrences);
  }
}
