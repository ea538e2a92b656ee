import { countryOf } from '@/components/form/read-phone';
import type { CountryCode } from '@/content/facts/countries';
import { timeZones, zonesAbroad } from '@/content/facts/time-zones';
import type { RecordList, StaffRecord } from '../records/record-list';
import { zoneCity } from './timestamps';

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
