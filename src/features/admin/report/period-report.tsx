import { queryOptions } from '@tanstack/react-query';
import { adminReport as texts } from '@/content/en/admin-report';
import type { Report } from '@/content/facts/report';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { Loaded } from '../ui/query-section';
import { refreshMs } from '../ui/refresh';
import { useStaffQuery } from '../ui/staff-query';
import { dayText } from '../ui/timestamps';
import { Figures } from './figures';
import { rangeOf, shifted, type Period } from './period';
import { ColleaguesTable, OutcomesTable } from './report-tables';

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

/** The figures of all colleagues and kinds. */
export function PeriodReport({ period }: { period: Period }) {
  const report = useStaffQuery(reportQuery(period));
  const before = shifted(period, -1);
  const shown = {
    ranges: [rangeOf(period), rangeOf(before)],
    columns: [inWords(period), inWords(before)],
  } as const;
  return (
    <Loaded texts={texts} query={report} rows={4}>
      {(data) => (
        <>
          <Figures {...shown} report={data} />
          <div className="mt-7 grid max-w-3xl gap-y-7">
            {data.outcomes.length > 0 && <OutcomesTable {...shown} report={data} />}
            <ColleaguesTable {...shown} report={data} />
          </div>
        </>
      )}
    </Loaded>
  );
}

const inWords = ({ first, last }: Period) => `${dayText(first)} – ${dayText(last)}`;
