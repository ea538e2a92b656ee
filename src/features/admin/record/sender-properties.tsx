import { readPhone } from '@/components/form/read-phone';
import { Link } from '@/components/ui/link';
import { adminDetail } from '@/content/en/admin-detail';
import { adminEntry } from '@/content/en/admin-entry';
import { adminReplies } from '@/content/en/admin-replies';
import { cx } from '@/lib/cx';
import { decisions } from '@/lib/form-row';
import { mailto } from '@/lib/mailto';
import { linkedInAddress } from '@/lib/profile-address';
import { Property, propertyGrid, PropertyText } from './property';
import { writtenValuesOf, type RecordProps } from './record-queries';
import { RecordAge } from '../list/record-cells';
import { whatsappLink } from '../replies/reply-text';
import { jobPostings } from '../records/job-postings';
import type { RecordKind, StaffRecord, Value } from '../records/record-kind';
import { visitFields } from '../records/submissions';
import { fieldText } from '../ui/field-text';
import { MissingValue } from '../ui/list-states';
import { useRunShortcut } from '../ui/open-record';
import { isolate, stripBidiControls } from '../ui/direction';
import { senderZone } from '../ui/sender-zone';
import { TimeAgo, useCurrentMinute } from '../ui/time-ago';
import { clockText, zoneCity } from '../ui/timestamps';

const { panel: texts } = adminDetail;
const { phone: phoneTexts } = adminReplies;

const foldedFields = ['consent_version', 'consented_at', ...visitFields];

/** How to reach the sender, then what else they filled in except long texts. */
export function SenderProperties({ kind, record }: RecordProps) {
  const written = writtenValuesOf(record);
  // The names are above, unless they were corrected.
  const names = [...kind.nameParts, kind.person, kind.company];
  const fields = shortFieldsOf(kind).filter(([name]) =>
    names.includes(name) ? written[name] : !foldedFields.includes(name) && hasValue(record[name]),
  );
  const isContact = ([name]: [string, string]) =>
    ['email', 'phone'].includes(kind.fields[name] ?? '');
  const contactsFirst = [...fields.filter(isContact), ...fields.filter((one) => !isContact(one))];
  return (
    <dl className={cx(propertyGrid, 'mt-2 border-t border-line pt-2')}>
      {contactsFirst.map(([name, label]) => (
        <FieldProperty key={name} {...{ kind, record, name, label }} />
      ))}
      <Property label={kind.texts.created}>
        <PropertyText>
          <span className="flex">
            <RecordAge record={record} />
          </span>
        </PropertyText>
      </Property>
    </dl>
  );
}

export function VisitProperties({ kind, record }: RecordProps) {
  return (
    <details className="mt-2 border-t border-line pt-2">
      <summary className="w-fit cursor-pointer py-0.5 text-quiet pointer-coarse:py-2.5">
        {texts.folded}
      </summary>
      <dl className={propertyGrid}>
        {shortFieldsOf(kind)
          .filter(([name]) => foldedFields.includes(name))
          .filter(([name]) => record[name] || !visitFields.includes(name))
          .map(([name, label]) => (
            <FieldProperty key={name} {...{ kind, record, name, label }} />
          ))}
      </dl>
    </details>
  );
}

/** The names and labels of fields without long texts, which are in the conversation, and without decisions, which are above. */
const shortFieldsOf = ({ fields, texts: { fields: labels } }: RecordKind) =>
  Object.entries(labels).filter(
    ([name]) =>
      fields[name] !== 'long' && !Object.values<readonly string[]>(decisions).flat().includes(name),
  );

type FieldProps = RecordProps & { name: string; label: string };

function FieldProperty({ kind, record, name, label }: FieldProps) {
  const written = writtenValuesOf(record)[name];
  return (
    <Property label={label}>
      <PropertyText>
        {kind.fields[name] === 'phone' ? (
          <Phone kind={kind} record={record} />
        ) : (
          <FieldValue {...{ kind, record, name }} />
        )}
        {written && (
          <span className="block text-quiet">
            {adminEntry.complete.written(isolate(stripBidiControls(written)))}
          </span>
        )}
      </PropertyText>
    </Property>
  );
}

/** Optional fields that were left empty, and boxes that were not ticked, say nothing. */
const hasValue = (value: Value | undefined) =>
  value !== undefined && value !== null && value !== '' && value !== false;

/** A visitor's value; only email addresses, profiles that are safe and the posting are links. */
export function FieldValue({ kind, record, name }: RecordProps & { name: string }) {
  const value = record[name];
  const fieldKind = kind.fields[name];
  const text = fieldText(name, value);
  if (text === '') return <MissingValue />;
  if (fieldKind === 'date') return <TimeAgo timestamp={text} />;
  const content = <bdi>{text}</bdi>;
  const postingId = name === 'posting_title' && record['job_posting_id'];
  if (postingId) {
    return (
      <Link to={`${jobPostings.path}/${postingId}`} className={linkStyle}>
        {content}
      </Link>
    );
  }
  const stored = String(value);
  const href =
    fieldKind === 'email' ? mailto(stored) : fieldKind === 'link' && linkedInAddress(stored);
  if (!href) return content;
  return (
    <a
      href={href}
      className={linkStyle}
      {...(fieldKind === 'link' && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
    >
      {content}
    </a>
  );
}

const linkStyle = 'text-link underline-offset-4 hover:underline';

/** A number to call or to message; either begins the note of it. */
function Phone({ kind, record }: RecordProps) {
  const phone = String(record['phone']);
  const beginInRecord = useRunShortcut();
  const number = numberToDial(phone, record);
  if (!number) return <bdi>{phone}</bdi>;
  const whatsapp = whatsappLink(kind, record, number);
  const phoneStyle = cx(linkStyle, 'inline-block py-1 pointer-coarse:py-2.5');
  return (
    <div className="-my-1 flex flex-wrap items-baseline gap-x-4 gap-y-1 whitespace-normal">
      <a
        href={`tel:${number.replace(' ext ', ';ext=').replaceAll(/[ ().-]/g, '')}`}
        onClick={() => beginInRecord('m')}
        className={phoneStyle}
      >
        <bdi>{phone}</bdi>
      </a>
      <SenderTime kind={kind} record={record} />
      {whatsapp && (
        <a
          href={whatsapp}
          target="_blank"
          rel="noopener"
          aria-label={phoneTexts.whatsappTo(phone)}
          onClick={() => beginInRecord('w')}
          className={phoneStyle}
        >
          {phoneTexts.whatsapp}
        </a>
      )}
    </div>
  );
}

function SenderTime({ kind, record }: RecordProps) {
  const now = useCurrentMinute();
  const zone = senderZone(kind, record);
  if (!zone) return null;
  // The current minute is rounded up.
  const time = phoneTexts.timeThere(clockText(new Date(now - 1), zone), zoneCity(zone));
  return <span className="text-quiet tabular-nums">{time}</span>;
}

/** Returns a number in international form or as given; undefined for text that cannot be dialled. */
function numberToDial(stored: string, { country, country_region: region }: StaffRecord) {
  const { phone } = readPhone(stored, String(country ?? region ?? ''));
  return /^\+?[0-9][0-9 ().-]{5,}(?: ext [0-9]+)?$/.test(phone) ? phone : undefined;
}
