import { countryOf } from '@/components/form/read-phone';
import { timeZones, zonesAbroad } from '@/content/facts/time-zones';
import { ownValue } from '@/lib/own-value';
import type { RecordKind, StaffRecord } from '../records/record-kind';

/** Returns the time zone of a sender, by their telephone number or else their country, if either tells it. */
export function senderZone({ country }: RecordKind, record: StaffRecord): string | undefined {
  const countryName = country ? String(record[country] ?? '') : '';
  const phone = String(record['phone'] ?? '').trim();
  const countryCode = countryOf(phone, countryName)?.toLowerCase() ?? '';
  const internationalPhone = phone.replace(/^00 ?/, '+');
  const dialCode = Object.keys(zonesAbroad).find((code) => internationalPhone.startsWith(code));
  return dialCode ? zonesAbroad[dialCode] : ownValue<string>(timeZones, countryCode);
}
