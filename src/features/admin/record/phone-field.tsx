import { readPhone } from '@/components/form/read-phone';
import { adminReplies } from '@/content/en/admin-replies';
import type { Shown } from './record-queries';
import { whatsappLink } from '../replies/reply-text';
import type { StaffRecord } from '../records/record-list';
import { useBeginInRecord } from '../ui/open-record';
import { placeOf } from '../ui/their-time';
import { useCurrentMinute } from '../ui/time-ago';
import { clockText } from '../ui/timestamps';

const { phone: texts } = adminReplies;

interface PhoneFieldProps extends Shown {
  phone: string;
}

/** A phone number to call or to write to; what was said is written at the foot of the record. */
export function PhoneField({ list, record, phone }: PhoneFieldProps) {
  const begin = useBeginInRecord();
  const number = numberToDial(phone, record);
  if (!number) return <bdi>{phone}</bdi>;
  const whatsapp = whatsappLink(list, record, number);

  return (
    <div className="-my-1 flex flex-wrap items-baseline gap-x-4 gap-y-1 whitespace-normal">
      <a
        href={`tel:${number.replace(' ext ', ';ext=').replaceAll(/[ ().-]/g, '')}`}
        onClick={() => begin('m')}
        className={link}
      >
        <bdi>{phone}</bdi>
      </a>
      <TheirTime list={list} record={record} />
      {whatsapp && (
        <a
          href={whatsapp}
          target="_blank"
          rel="noopener"
          aria-label={texts.whatsappTo(phone)}
          onClick={() => begin('w')}
          className={link}
        >
          {texts.whatsapp}
        </a>
      )}
    </div>
  );
}

function TheirTime({ list, record }: Shown) {
  const now = useCurrentMinute();
  const place = placeOf(list, record);
  if (!place) return null;
  // The current minute is rounded up.
  const time = clockText(new Date(now - 1), place.timeZone);
  return <span className="text-quiet tabular-nums">{texts.timeThere(time, place.city)}</span>;
}

/** Returns a number in international form or as given; undefined for text that cannot be dialled. */
function numberToDial(written: string, { country, country_region: region }: StaffRecord) {
  const { phone } = readPhone(written, String(country ?? region ?? ''));
  return /^\+?[0-9][0-9 ().-]{5,}(?: ext [0-9]+)?$/.test(phone) ? phone : undefined;
}

const link = 'inline-block py-1 text-link underline-offset-4 hover:underline pointer-coarse:py-2.5';
