import { queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminReport as texts } from '@/content/en/admin-report';
import type { Report } from '@/content/facts/report';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { Loaded } from '../ui/query-section';
import { refreshMs } from '../ui/refresh';
import { useStaffQuery } from '../ui/staff-query';
import { clockText, dayText, zoneCity } from '../ui/timestamps';
import { Figures } from './figures';
import { rangeOf, shifted, type Period } from './period';
import type { ReportProps } from './report-figures';
import { ColleaguesTable, OutcomesTable, WaitingTable } from './report-tables';

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
  const report = useStaffQuery(reportQuery(period));
  const before = shifted(period, -1);
  const shown = {
    ranges: [rangeOf(period), rangeOf(before)],
    columns: [inWords(period), inWords(before)],
  } as const;
  return (
    <>
      <Loaded texts={texts} query={report} rows={4}>
        {(data) => <Figures {...shown} report={data} />}
      </Loaded>
      {children}
      {report.data && <Tables {...shown} report={report.data} />}
    </>
  );
}

function Tables(shown: ReportProps) {
  const { timeZone, outcomes } = shown.report;
  const midnight = new Date(`${shown.ranges[0].slice(0, 10)}T00:00Z`);
  const isElsewhere = clockText(midnight, timeZone) !== clockText(midnight);
  return (
    <>
      <div className="grid gap-x-10 gap-y-7 pt-7 md:grid-cols-2 print:grid-cols-2">
        <WaitingTable {...shown} />
        {outcomes.length > 0 && <OutcomesTable {...shown} />}
      </div>
      <div className="pt-7">
        <ColleaguesTable {...shown} />
      </div>
      {isElsewhere && (
        <p className="max-w-prose pt-3 text-quiet">{texts.elsewhere(zoneCity(timeZone))}</p>
      )}
    </>
  );
}

const inWords = ({ first, last }: Period) => `${dayText(first)} – ${dayText(last)}`;
