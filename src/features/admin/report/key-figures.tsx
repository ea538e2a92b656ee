import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { counted } from '@/content/en/admin-counts';
import { adminReport } from '@/content/en/admin-report';
import { moneyText } from '@/content/facts/money';
import { totalsOf, type FigurePair } from '@/content/facts/report';
import { cx } from '@/lib/cx';
import { durationOf } from '../ui/timestamps';
import { useFacts } from '../ui/use-facts';
import { listAddress } from './figure-table';
import type { ReportProps } from './report-tables';

const { figures: texts } = adminReport;
const hourMs = 3_600_000;
const quotes = 'quote_requests';
const linkStyle =
  'block w-fit py-1 pointer-coarse:py-2.5 text-link underline-offset-4 hover:underline';

/** Key figures beside those of the period before; what was won comes first and largest. */
export function KeyFigures({ report, ranges }: ReportProps) {
  const { quoteReplyHours } = useFacts().figures;
  const { leads, won, lost, noAnswer, money } = totalsOf(report);
  const { count: proposals, medianHours } = report.proposals;
  const [days] = ranges;
  const answeredList = listAddress(quotes, { filters: { answered: days } });
  const medianText = (hours: number | null) =>
    hours === null ? texts.noMedian : durationOf(hours * hourMs);
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-5 border-y border-line py-4 lg:grid-cols-4">
      <KeyFigure
        isLarge
        label={texts.won}
        value={
          money.length > 0
            ? money.map(({ currency, sum }) => (
                <span key={currency} className="block">
                  {moneyText(sum[0], currency)}
                </span>
              ))
            : won[0].toLocaleString('en')
        }
        note={
          <>
            {texts.ended(won[0], lost[0], noAnswer[0])}
            {money.map(({ currency, sum }) => (
              <span key={currency} className="block">
                {texts.before(moneyText(sum[1], currency))}
              </span>
            ))}
          </>
        }
      />
      <KeyFigure
        label={texts.leads}
        value={leads[0].toLocaleString('en')}
        note={
          <>
            {differenceText(leads)}
            {report.leads.map(
              ({ tableName, count }) =>
                count[0] > 0 && (
                  <Link
                    key={tableName}
                    to={listAddress(tableName, { filters: { date: days } })}
                    className={linkStyle}
                  >
                    {counted(count[0], admin.activity.what[tableName])}
                  </Link>
                ),
            )}
          </>
        }
      />
      <KeyFigure
        label={texts.proposals}
        value={
          <Link to={answeredList} className="hover:text-link hover:underline">
            {proposals[0].toLocaleString('en')}
          </Link>
        }
        note={differenceText(proposals)}
      />
      <KeyFigure
        label={texts.median}
        value={medianText(medianHours[0])}
        note={
          <>
            {texts.promised(quoteReplyHours)} {texts.before(medianText(medianHours[1]))}
          </>
        }
      />
    </dl>
  );
}

interface KeyFigureProps {
  label: string;
  value: ReactNode;
  note: ReactNode;
  isLarge?: boolean;
}

function KeyFigure({ label, value, note, isLarge = false }: KeyFigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-quiet">{label}</dt>
      <dd
        className={cx(
          'leading-tight font-bold wrap-anywhere tabular-nums',
          isLarge ? 'text-[1.75rem]' : 'text-[1.375rem]',
        )}
      >
        {value}
      </dd>
      <dd className="pt-0.5 text-[0.8125rem] text-quiet">{note}</dd>
    </div>
  );
}

export function differenceText([now, before]: FigurePair): string {
  const change = now - before;
  if (change === 0) return texts.same;
  return `${change > 0 ? '+' : '−'}${Math.abs(change).toLocaleString('en')}`;
}
