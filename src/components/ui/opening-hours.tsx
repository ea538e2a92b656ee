import { useContactChannels } from '@/components/contact-channels';
import { useTexts } from '@/components/texts';
import { weekday } from '@/lib/format';
import { useHydrated } from '@/lib/use-hydrated';

export function OpeningHours({ className }: { className?: string }) {
  const { hours } = useContactChannels();
  const { contactChannels: texts, language } = useTexts();
  const isHydrated = useHydrated();
  if (!import.meta.env.HAS_CONTACT_CHANNELS || !texts || !hours) return null;
  const { days, from, to, zone, offset } = hours;
  return (
    <p className={className}>
      {texts.hours({
        first: weekday(days[0], language),
        last: weekday(days[1], language),
        from,
        to,
        zone: `${zone}, UTC${offset}`,
        deviceHours: isHydrated ? localHours(from, to, offset) : undefined,
      })}
    </p>
  );
}

/** Converts `HH:MM` at a UTC offset (`+05:30`) to the device's time; undefined if that is the same or on another day. */
function localHours(from: string, to: string, offset: string) {
  const day = new Date().toISOString().slice(0, 10);
  const moments = [from, to].map((time) => new Date(`${day}T${time}${offset}`));
  const isOtherDay = moments.some((moment) => moment.getDate() !== Number(day.slice(8)));
  const [localFrom = '', localTo = ''] = moments.map((moment) => moment.toTimeString().slice(0, 5));
  return isOtherDay || localFrom === from ? undefined : { from: localFrom, to: localTo };
}
