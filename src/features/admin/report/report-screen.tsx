import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminReport as texts } from '@/content/en/admin-report';
import { cx } from '@/lib/cx';
import { Choice, choiceField } from '../ui/choice';
import { useRight } from '../ui/staff-user';
import { dayText } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';
import { ChartSection } from './chart-section';
import { CompareSection } from './compare-section';
import { periodOf, presets, rangeOf, shifted, type Period, type PresetName } from './period';
import { PeriodReport } from './period-report';
import { WeeklyMail } from './weekly-mail';

/** How it goes in any period, beside the one before: figures, what came when, and what became of the leads. */
export function ReportScreen() {
  const [params, setParams] = useSearchParams();
  const period = periodOf(params.get('days'));
  const show = (next: Period) => setParams({ days: rangeOf(next) });
  const seesAll = useRight('seeWeek');
  return (
    <>
      <div className="flex flex-wrap items-center gap-1.5 pb-4">
        <h2 className="me-auto text-heading">
          <span className="hidden print:inline">{texts.printed}</span>{' '}
          {texts.between(dayText(period.first), dayText(period.last))}
        </h2>
        <div className="grid grid-cols-[auto_1fr_1fr_auto] gap-1.5 max-md:w-full md:flex print:hidden">
          <ToolButton aria-label={texts.earlier} onClick={() => show(shifted(period, -1))}>
            <ChevronLeft aria-hidden className="size-4.5" strokeWidth={1.5} />
          </ToolButton>
          <PresetChoice period={period} onChoose={show} />
          <ToolButton aria-label={texts.later} onClick={() => show(shifted(period, 1))}>
            <ChevronRight aria-hidden className="size-4.5" strokeWidth={1.5} />
          </ToolButton>
          <Days period={period} onChoose={show} />
          <div className="max-md:hidden">
            <ToolButton onClick={() => window.print()}>
              <Printer aria-hidden className="size-4.5" strokeWidth={1.5} />
              {texts.print}
            </ToolButton>
          </div>
        </div>
      </div>
      {seesAll ? (
        <PeriodReport period={period}>
          <ChartSection period={period} />
        </PeriodReport>
      ) : (
        <ChartSection period={period} />
      )}
      <CompareSection period={period} />
      {seesAll && <WeeklyMail />}
    </>
  );
}

interface PeriodChoiceProps {
  period: Period;
  onChoose: (period: Period) => void;
}

function PresetChoice({ period, onChoose }: PeriodChoiceProps) {
  const offered = presets();
  const names = Object.keys(texts.presets) as PresetName[];
  const chosen = names.find((name) => rangeOf(offered[name]) === rangeOf(period));
  return (
    <div className="col-span-2">
      <Choice
        label={texts.period}
        value={chosen ?? 'dates'}
        options={[
          ...Object.entries(texts.presets),
          ...(chosen ? [] : [['dates', texts.dates] as const]),
        ]}
        onChoose={(name) => name !== 'dates' && onChoose(offered[name as PresetName])}
      />
    </div>
  );
}

/** Typed digits count once the field is left: until then, each makes another date. */
function Days({ period, onChoose }: PeriodChoiceProps) {
  const isTyping = useRef(false);
  return (['first', 'last'] as const).map((end) => {
    function choose({ value }: HTMLInputElement) {
      isTyping.current = false;
      if (!value || value === period[end]) return;
      const other = end === 'first' ? period.last : period.first;
      onChoose(value < other ? { first: value, last: other } : { first: other, last: value });
    }
    return (
      <input
        key={`${end} ${period[end]}`}
        type="date"
        required
        aria-label={texts[end]}
        defaultValue={period[end]}
        onKeyDown={({ key, currentTarget }) => {
          isTyping.current = /^\d$/.test(key);
          if (key === 'Enter') choose(currentTarget);
        }}
        onChange={({ target }) => !isTyping.current && choose(target)}
        onBlur={({ target }) => choose(target)}
        className={cx(choiceField, 'col-span-2')}
      />
    );
  });
}
