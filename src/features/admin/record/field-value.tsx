import { admin } from '@/content/en/admin';
import type { RecordList, Value } from '../records/record-list';
import { fieldText } from '../ui/field-text';
import { TimeAgo } from '../ui/time-ago';

const { list: texts } = admin;

interface FieldValueProps {
  name: string;
  kind: RecordList['fields'][string] | undefined;
  value: Value | undefined;
}

/** What a visitor wrote, as text; only an address of his becomes a link, and only a safe one. */
export function FieldValue({ name, kind, value }: FieldValueProps) {
  const text = fieldText(name, value);
  if (text === '') {
    return (
      <span className="text-quiet">
        <span aria-hidden>–</span>
        <span className="sr-only">{texts.notGiven}</span>
      </span>
    );
  }
  if (kind === 'date') return <TimeAgo timestamp={text} />;
  const stored = String(value);
  const href = kind === 'email' ? mailto(stored) : kind === 'link' ? webAddress(stored) : undefined;
  if (href) {
    return (
      <a
        href={href}
        className="text-brand underline-offset-4 hover:underline"
        {...(kind === 'link' && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
      >
        {breakable(text)}
      </a>
    );
  }
  return text;
}

function breakable(text: string) {
  return text
    .split(/(?<=[@/])(?!\/)/)
    .flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : [part]));
}

/** An address may hold `?cc=…`: encoded, it stays part of the address. */
function mailto(email: string) {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

function webAddress(text: string) {
  if (!/^https:\/\//i.test(text)) return undefined;
  try {
    // https://linkedin.com@evil.example leads to the latter.
    return new URL(text).username ? undefined : text;
  } catch {
    return undefined;
  }
}
