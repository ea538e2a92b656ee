import { useReach } from '@/components/reach';
import { useTexts } from '@/components/texts';
import { clockHere } from '@/lib/clock-here';
import { weekday } from '@/lib/format';
import { useHydrated } from '@/lib/use-hydrated';

/** When somebody answers, where that is set; once the page reacts, by the visitor's clock as well. */
export function ReachHours({ className }: { className?: string }) {
  const { hours } = useReach();
  const { reach, language } = useTexts();
  const hydrated = useHydrated();
  if (!import.meta.env.REACHABLE || !reach || !hours) return null;
  const { days, from, to, zone, offset } = hours;
  return (
    <p className={className}>
      {reach.hours({
        first: weekday(days[0], language),
        last: weekday(days[1], language),
        from,
        to,
        zone: `${zone}, UTC${offset}`,
        here: hydrated ? clockHere(from, to, offset) : undefined,
      })}
    </p>
  );
}
