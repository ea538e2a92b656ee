import { queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminReport as texts } from '@/content/en/admin-report';
import type { Report } from '@/content/facts/report';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { Failure, Skeleton } from '../ui/list-states';
import { refreshMs } from '../ui/refresh';
import { useStaffQuery } from '../ui/staff-query';
import { clockText, dayText, zoneCity } from '../ui/timestamps';
import { ColleaguesTable } from './colleagues-table';
import { Figures } from './figures';
import { OutcomesTable } from './outcomes-table';
import { rangeOf, shifted, type Period } from './period';
import { WaitingTable } from './waiting-table';

function reportQuery({ first, last }: Period) {
  return queryOptions({
    queryKey: ['read_report', first, last],
    queryFn: async ({ signal }) => {
      const request = staff().rpc('read_report', { first_day: first, last_day: last });
      return dataOf(await request.abortSignal(signal)) as unknown as Report;
    },
    refetchInterval: refreshMs,
  });
}

interface PeriodReportProps {
  period: Period;
  /** Shown below the figures. */
  children: ReactNode;
}

/** The figures of all colleagues and kinds. */
export function PeriodReport({ period, children }: PeriodReportProps) {
  const { data, isError, refetch } = useStaffQuery(reportQuery(period));
  if (!data || isError) {
    return (
      <>
        {isError ? (
          <Failure text={texts.failed} onRetry={() => void refetch()} />
        ) : (
          <Skeleton label={texts.loading} rows={8} />
        )}
        {children}
      </>
    );
  }
  const before = shifted(period, -1);
  const shown = {
    report: data,
    ranges: [rangeOf(period), rangeOf(before)],
    columns: [inWords(period), inWords(before)],
  } as const;
  const start = new Date(`${period.first}T00:00Z`);
  const isElsewhere = clockText(start, data.timeZone) !== clockText(start);
  return (
    <>
      <Figures {...shown} />
      {children}
      <div className="grid gap-x-10 gap-y-7 pt-7 md:grid-cols-2 print:grid-cols-2">
        <WaitingTable {...shown} />
        {data.outcomes.length > 0 && <OutcomesTable {...shown} />}
      </div>
      <div className="pt-7">
        <ColleaguesTable {...shown} />
      </div>
      {isElsewhere && (
        <p className="max-w-prose pt-3 text-quiet">{texts.elsewhere(zoneCity(data.timeZone))}</p>
      )}
    </>
  );
}

const inWords = ({ first, last }: Period) => `${dayText(first)} – ${dayText(last)}`;
