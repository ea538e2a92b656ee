import { admin } from '@/content/en/admin';
import { adminRecords } from '@/content/en/admin-records';
import { unturned } from '../ui/direction';
import { TimeAgo } from '../ui/time-ago';

const { list: texts } = admin;

interface FieldValueProps {
  name: string;
  value: string | boolean | null | undefined;
}

/** What a visitor wrote, as text; only an address of his becomes a link, and only a safe one. */
export function FieldValue({ name, value }: FieldValueProps) {
  if (value === null || value === undefined || value === '') {
    return (
      <span className="text-quiet">
        <span aria-hidden>–</span>
        <span className="sr-only">{texts.notGiven}</span>
      </span>
    );
  }
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (name === 'consented_at') return <TimeAgo timestamp={value} />;
  const href =
    name === 'email' ? mailto(value) : name === 'linkedin' ? webAddress(value) : undefined;
  if (href) {
    return (
      <a
        href={href}
        className="text-brand underline-offset-4 hover:underline"
        {...(name === 'linkedin' && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
      >
        {breakable(unturned(value))}
      </a>
    );
  }
  return adminRecords.choices[name]?.[value] ?? unturned(value);
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
