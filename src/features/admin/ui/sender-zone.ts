import { countryOf } from '@/components/form/read-phone';
import type { CountryCode } from '@/content/facts/countries';
import { timeZones, zonesAbroad } from '@/content/facts/time-zones';
import type { RecordKind, StaffRecord } from '../records/record-kind';

/** Returns the time zone of a sender, by their telephone number or else their country, if either tells it. */
export function senderZone({ country }: RecordKind, record: StaffRecord): string | undefined {
  const countryName = country ? String(record[country] ?? '') : '';
  const phone = String(record['phone'] ?? '').trim();
  const code = countryOf(phone, countryName)?.toLowerCase();
  const dialCode = Object.keys(zonesAbroad).find((prefix) =>
    phone.replace(/^00 ?/, '+').startsWith(prefix),
  );
  return dialCode ? zonesAbroad[dialCode] : timeZones[code as CountryCode];
}
