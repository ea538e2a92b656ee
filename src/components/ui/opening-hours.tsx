import { useContactChannels } from '@/components/contact-channels';
import { useTexts } from '@/components/texts';
import { localHours } from '@/lib/local-hours';
import { weekday } from '@/lib/format';
import { useHydrated } from '@/lib/use-hydrated';

export function OpeningHours({ className }: { className?: string }) {
  const { hours } = useContactChannels();
  const { reach, language } = useTexts();
  const hydrated = useHydrated();
  if (!import.meta.env.HAS_CONTACT_CHANNELS || !reach || !hours) return null;
  const { days, from, to, zone, offset } = hours;
  return (
    <p className={className}>
      {reach.hours({
        first: weekday(days[0], language),
        last: weekday(days[1], language),
        from,
        to,
        zone: `${zone}, UTC${offset}`,
        here: hydrated ? localHours(from, to, offset) : undefined,
      })}
    </p>
  );
}
