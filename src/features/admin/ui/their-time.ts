import { countryOf } from '@/components/form/read-phone';
import type { CountryCode } from '@/content/facts/countries';
import { timeZones, zonesAbroad } from '@/content/facts/time-zones';
import type { RecordKind, StaffRecord } from '../records/record-kind';

/** Returns the time zone of a sender, by their telephone number or else their country, if either tells it. */
export function zoneOf({ country }: RecordKind, record: StaffRecord): string | undefined {
  const named = country ? String(record[country] ?? '') : '';
  const phone = String(record['phone'] ?? '').trim();
  const code = countryOf(phone, named)?.toLowerCase();
  const abroad = Object.keys(zonesAbroad).find((dialCode) =>
    phone.replace(/^00 ?/, '+').startsWith(dialCode),
  );
  return abroad ? zonesAbroad[abroad] : timeZones[code as CountryCode];
}
