import { countryOf } from '@/components/form/read-phone';
import type { CountryCode } from '@/content/facts/countries';
import { timeZones, zonesAbroad } from '@/content/facts/time-zones';
import { clockAt, timeAt } from '@/lib/zoned-time';
import type { RecordList, StaffRecord } from '../records/record-list';
import { zoneCity } from './timestamps';

const hours = { from: 9, to: 17 };

const isWeekend = (date: Date) => date.getUTCDay() % 6 === 0;

export interface Place {
  timeZone: string;
  /** The city that the time zone is named after. */
  city: string;
}

/** Returns where a sender is, by their telephone number or else their country, if either tells it. */
export function placeOf({ country }: RecordList, record: StaffRecord): Place | undefined {
  const named = country ? String(record[country] ?? '') : '';
  const phone = String(record['phone'] ?? '').trim();
  const code = countryOf(phone, named)?.toLowerCase();
  const abroad = Object.keys(zonesAbroad).find((dialCode) =>
    phone.replace(/^00 ?/, '+').startsWith(dialCode),
  );
  const timeZone = abroad ? zonesAbroad[abroad] : code && timeZones[code as CountryCode];
  if (!timeZone) return undefined;
  return { timeZone, city: zoneCity(timeZone) };
}

/** Returns the next 9:00 of a working day there; undefined during working hours. */
export function nextMorning({ timeZone }: Place, now: Date): Date | undefined {
  const there = clockAt(now, timeZone);
  const hour = there.getUTCHours();
  if (!isWeekend(there) && hour >= hours.from && hour < hours.to) return undefined;
  const morning = new Date(there);
  if (hour >= hours.from) morning.setUTCDate(morning.getUTCDate() + 1);
  while (isWeekend(morning)) morning.setUTCDate(morning.getUTCDate() + 1);
  return timeAt(morning.toISOString().slice(0, 10), '09:00', timeZone).at;
}
