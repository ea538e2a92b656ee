import { useContactChannels } from '@/components/contact-channels';
import { useTexts } from '@/components/texts';
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

/** Converts `HH:MM` from a UTC offset (`+05:30`) to the device's; undefined if equal or on another day. */
function localHours(from: string, to: string, offset: string, now = new Date()) {
  const day = now.toISOString().slice(0, 10);
  const moments = [from, to].map((time) => new Date(`${day}T${time}${offset}`));
  const otherDay = moments.some((moment) => moment.getDate() !== Number(day.slice(8)));
  const [hereFrom = '', hereTo = ''] = moments.map((moment) => moment.toTimeString().slice(0, 5));
  return otherDay || hereFrom === from ? undefined : { from: hereFrom, to: hereTo };
}
