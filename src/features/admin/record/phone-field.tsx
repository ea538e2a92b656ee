import { useRef, useState } from 'react';
import { readPhone } from '@/components/form/read-phone';
import { adminReplies, type ContactWay } from '@/content/en/admin-replies';
import { randomId } from '@/lib/random-id';
import type { Shown } from './record-queries';
import { ReplyOffer, type StartedReply } from './reply-section';
import { whatsappLink } from '../replies/reply-text';
import type { StaffRecord } from '../records/record-list';
import { placeOf } from '../ui/their-time';
import { useCurrentMinute } from '../ui/time-ago';
import { clockText } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';

const { phone: texts } = adminReplies;

interface PhoneFieldProps extends Shown {
  phone: string;
}

/** A phone number to call or to write to, and the question whether that was done. */
export function PhoneField({ list, record, phone }: PhoneFieldProps) {
  const [started, setStarted] = useState<StartedReply>();
  const opener = useRef<HTMLElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const number = numberToDial(phone, record);
  if (!number) return <bdi>{phone}</bdi>;
  const whatsapp = whatsappLink(list, record, number);

  function begin(name: ContactWay, from: HTMLElement) {
    opener.current = from;
    setStarted({ name, noteId: randomId() });
  }

  return (
    <div ref={field} className="whitespace-normal">
      <div className="-my-1 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <a
          href={`tel:${number.replace(' ext ', ';ext=').replaceAll(/[ ().-]/g, '')}`}
          onClick={(event) => begin('called', event.currentTarget)}
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
            onClick={(event) => begin('whatsapp', event.currentTarget)}
            className={link}
          >
            {texts.whatsapp}
          </a>
        )}
        <ToolButton
          variant="text"
          className="-my-1 -ms-3 font-normal! pointer-fine:min-h-7!"
          onClick={(event) => begin('called', event.currentTarget)}
        >
          {texts.noteCall}
        </ToolButton>
      </div>
      {started && (
        <ReplyOffer
          key={started.noteId}
          list={list}
          record={record}
          reply={started}
          onDone={() => {
            if (field.current?.contains(document.activeElement)) opener.current?.focus();
            setStarted(undefined);
          }}
        />
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
