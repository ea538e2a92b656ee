import { queryOptions } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { adminReport as texts } from '@/content/en/admin-report';
import type { Report } from '@/content/facts/report';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { choiceClasses } from '../ui/choice';
import { recipientsQuery, type Recipient } from '../mail/mail-queries';
import { useRecipient } from '../mail/use-recipient';
import { QueryContent } from '../ui/query-section';
import { refreshMs } from '../ui/refresh';
import { useStaffQuery } from '../ui/staff-query';
import { useIsAdmin } from '../ui/staff-user';
import { Checkbox } from '../ui/checkbox';
import { dayText } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';
import { ChartSection } from './chart-section';
import { CompareSection } from './compare-section';
import { KeyFigures } from './key-figures';
import { periodOf, rangeOf, shiftPeriod, type Period } from './period';
import { ColleaguesTable, OutcomesTable } from './report-tables';

export function ReportScreen() {
  const [params, setParams] = useSearchParams();
  const period = periodOf(params.get('days'));
  const showPeriod = (next: Period) => setParams({ days: rangeOf(next) });
  const move = (periods: number) => showPeriod(shiftPeriod(period, periods));
  const isAdmin = useIsAdmin();
  const { data: recipients } = useStaffQuery({ ...recipientsQuery, enabled: isAdmin });
  const ownRecipient = recipients?.find(({ own }) => own);
  return (
    <>
      <div className="flex flex-wrap items-center gap-1.5 pb-4">
        <h2 className="me-auto text-heading">
          {texts.between(dayText(period.first), dayText(period.last))}
        </h2>
        <div className="grid grid-cols-2 gap-1.5 max-md:w-full md:flex">
          <ToolButton aria-label={texts.earlier} onClick={() => move(-1)}>
            <ChevronLeft aria-hidden className="size-4.5" strokeWidth={1.5} />
          </ToolButton>
          <ToolButton aria-label={texts.later} onClick={() => move(1)}>
            <ChevronRight aria-hidden className="size-4.5" strokeWidth={1.5} />
          </ToolButton>
          <PeriodForm key={rangeOf(period)} period={period} onChoose={showPeriod} />
        </div>
      </div>
      {isAdmin && <PeriodReport period={period} />}
      <ChartSection period={period} />
      <CompareSection period={period} />
      {ownRecipient && <WeeklyMail stored={ownRecipient} />}
    </>
  );
}

function PeriodForm({ period, onChoose }: { period: Period; onChoose: (period: Period) => void }) {
  return (
    <form
      method="post"
      className="col-span-full grid grid-cols-[1fr_1fr_auto] gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const [first, last] = [String(form.get('first')), String(form.get('last'))];
        onChoose(first < last ? { first, last } : { first: last, last: first });
      }}
    >
      {(['first', 'last'] as const).map((end) => (
        <input
          key={end}
          type="date"
          name={end}
          required
          aria-label={texts[end]}
          defaultValue={period[end]}
          className={choiceClasses}
        />
      ))}
      <ToolButton type="submit">{texts.show}</ToolButton>
    </form>
  );
}

function WeeklyMail({ stored }: { stored: Recipient }) {
  const { recipient, change } = useRecipient(stored);
  return (
    <div className="mt-7">
      <Checkbox checked={recipient.weekly} onChange={() => change({ weekly: !recipient.weekly })}>
        {texts.byMail}
      </Checkbox>
    </div>
  );
}

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
function PeriodReport({ period }: { period: Period }) {
  const report = useStaffQuery(reportQuery(period));
  const before = shiftPeriod(period, -1);
  const periodProps = {
    ranges: [rangeOf(period), rangeOf(before)],
    columns: [periodText(period), periodText(before)],
  } as const;
  return (
    <QueryContent texts={texts} query={report} rows={4}>
      {(data) => (
        <>
          <KeyFigures {...periodProps} report={data} />
          <div className="mt-7 grid max-w-3xl gap-y-7">
            {data.outcomes.length > 0 && <OutcomesTable {...periodProps} report={data} />}
            <ColleaguesTable {...periodProps} report={data} />
          </div>
        </>
      )}
    </QueryContent>
  );
}

const periodText = ({ first, last }: Period) => `${dayText(first)} – ${dayText(last)}`;
