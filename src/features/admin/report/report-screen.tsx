import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { adminReport as texts } from '@/content/en/admin-report';
import { choiceField } from '../ui/choice';
import { useIsAdmin } from '../ui/staff-user';
import { dayText } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';
import { ChartSection } from './chart-section';
import { CompareSection } from './compare-section';
import { periodOf, rangeOf, shifted, type Period } from './period';
import { PeriodReport } from './period-report';
import { WeeklyMail } from './weekly-mail';

/** How it goes in any period, beside the one before: figures, what came when, and what became of the leads. */
export function ReportScreen() {
  const [params, setParams] = useSearchParams();
  const period = periodOf(params.get('days'));
  const show = (next: Period) => setParams({ days: rangeOf(next) });
  const isAdmin = useIsAdmin();
  return (
    <>
      <div className="flex flex-wrap items-center gap-1.5 pb-4">
        <h2 className="me-auto text-heading">
          <span className="hidden print:inline">{texts.printed}</span>{' '}
          {texts.between(dayText(period.first), dayText(period.last))}
        </h2>
        <div className="grid grid-cols-2 gap-1.5 max-md:w-full md:flex print:hidden">
          <ToolButton aria-label={texts.earlier} onClick={() => show(shifted(period, -1))}>
            <ChevronLeft aria-hidden className="size-4.5" strokeWidth={1.5} />
          </ToolButton>
          <ToolButton aria-label={texts.later} onClick={() => show(shifted(period, 1))}>
            <ChevronRight aria-hidden className="size-4.5" strokeWidth={1.5} />
          </ToolButton>
          <Days key={rangeOf(period)} period={period} onChoose={show} />
        </div>
      </div>
      {isAdmin && <PeriodReport period={period} />}
      <ChartSection period={period} />
      <CompareSection period={period} />
      {isAdmin && <WeeklyMail />}
    </>
  );
}

interface DaysProps {
  period: Period;
  onChoose: (period: Period) => void;
}

function Days({ period, onChoose }: DaysProps) {
  function choose(form: FormData) {
    const [first, last] = [String(form.get('first')), String(form.get('last'))];
    onChoose(first < last ? { first, last } : { first: last, last: first });
  }
  return (
    <form
      method="post"
      className="col-span-full grid grid-cols-[1fr_1fr_auto] gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        choose(new FormData(event.currentTarget));
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
          className={choiceField}
        />
      ))}
      <ToolButton type="submit">{texts.show}</ToolButton>
    </form>
  );
}
