import { lazyPart } from '../ui/lazy-part';
import { useRight } from '../ui/staff-user';
import { ChartSection } from './chart-section';
import { CompareSection } from './compare-section';

const WeekScreen = lazyPart(async () => (await import('./week-screen')).WeekScreen);

/** How it goes: the week for administrators, what came per day, and what became of the leads. */
export function ReportScreen() {
  const seesWeek = useRight('seeWeek');
  return (
    <>
      {seesWeek && <WeekScreen />}
      <ChartSection />
      <CompareSection />
    </>
  );
}
