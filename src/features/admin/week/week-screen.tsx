import { queryOptions } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { adminWeek as texts } from '@/content/en/admin-week';
import type { Week } from '@/content/facts/week';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { Failure, Skeleton } from '../ui/list-states';
import { refreshMs } from '../ui/refresh';
import { useStaffQuery } from '../ui/staff-query';
import { clockText, dayText, isDay, zoneCity } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';
import { dayAfter, weekRange } from '../ui/weeks';
import { ColleaguesTable } from './colleagues-table';
import { DimensionTables, LeadsTable } from './leads-tables';
import { OutcomesTable } from './outcomes-table';
import { ProposalsTable, WaitingTable } from './work-tables';

function weekQuery(day: string | undefined) {
  return queryOptions({
    queryKey: ['read_week', day ?? 'current'],
    queryFn: async ({ signal }) => {
      const request = staff().rpc('read_week', day ? { day } : {});
      return dataOf(await request.abortSignal(signal)) as unknown as Week;
    },
    refetchInterval: refreshMs,
  });
}

/** The figures of a week beside those of the week before; it can be printed. */
export function WeekScreen() {
  const [params, setParams] = useSearchParams();
  const day = params.get('week') ?? '';
  const { data, isError, refetch } = useStaffQuery(weekQuery(isDay(day) ? day : undefined));
  if (isError) return <Failure text={texts.failed} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={texts.loading} rows={12} />;
  const mondays = [data.monday, dayAfter(data.monday, -7)] as const;
  const ranges = [weekRange(mondays[0]), weekRange(mondays[1])] as const;
  const columns = [shortRange(mondays[0]), shortRange(mondays[1])] as const;
  const shown = { week: data, ranges, columns };
  const show = (monday: string) => setParams({ week: monday });
  const start = new Date(`${data.monday}T00:00Z`);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 pb-1">
        <h2 className="me-auto text-heading">
          {texts.between(dayText(data.monday), dayText(dayAfter(data.monday, 6)))}
        </h2>
        <div className="flex gap-1.5 print:hidden">
          <ToolButton aria-label={texts.earlier} onClick={() => show(mondays[1])}>
            <ChevronLeft aria-hidden className="size-4.5" strokeWidth={1.5} />
          </ToolButton>
          <ToolButton aria-label={texts.later} onClick={() => show(dayAfter(data.monday, 7))}>
            <ChevronRight aria-hidden className="size-4.5" strokeWidth={1.5} />
          </ToolButton>
          <ToolButton onClick={() => window.print()}>
            <Printer aria-hidden className="size-4.5" strokeWidth={1.5} />
            {texts.print}
          </ToolButton>
        </div>
      </div>
      <p className="max-w-prose pb-5 text-quiet">
        {texts.zone(zoneCity(data.timeZone))}
        {clockText(start, data.timeZone) !== clockText(start) && ` ${texts.elsewhere}`}
      </p>
      <div className="grid gap-x-10 gap-y-7 md:grid-cols-2 print:grid-cols-2">
        <LeadsTable {...shown} />
        <ProposalsTable {...shown} />
        <OutcomesTable {...shown} />
        <WaitingTable {...shown} />
      </div>
      <div className="grid gap-x-10 gap-y-7 pt-7 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
        <DimensionTables {...shown} />
      </div>
      <div className="pt-7">
        <ColleaguesTable {...shown} />
      </div>
    </div>
  );
}

const shortDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Formats `23 Nov – 29 Nov`. */
function shortRange(monday: string): string {
  return [monday, dayAfter(monday, 6)]
    .map((day) => shortDay.format(new Date(`${day}T00:00Z`)).replace(' ', '\u00a0'))
    .join(' – ');
}
