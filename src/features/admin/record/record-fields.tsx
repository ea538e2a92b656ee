import { useId, type ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { cx } from '@/lib/cx';
import { mailto } from '@/lib/mailto';
import { isPhone } from '@/lib/phone-number';
import { referenceOf } from '@/lib/reference';
import { PhoneField } from './phone-field';
import { postingTitleQuery, type FullRecord } from './record-queries';
import { jobPostings } from '../records/job-postings';
import type { RecordList, Value } from '../records/record-list';
import { visitFields } from '../records/visit-fields';
import { fieldText } from '../ui/field-text';
import { isolated, unturned } from '../ui/direction';
import { TimeAgo } from '../ui/time-ago';
import { useStaffQuery } from '../ui/staff-query';

const { panel: texts } = adminDetail;

const fieldGrid =
  'grid grid-cols-[fit-content(9rem)_1fr] gap-x-5 gap-y-1.5 sm:grid-cols-[fit-content(13rem)_1fr]';

/** Every field in full, as plain text with blanks and line breaks preserved. */
export function RecordFields({ list, record }: { list: RecordList; record: FullRecord }) {
  const { revision, replaces, job_posting_id: postingId } = record;
  const fields = Object.entries(list.texts.fields);
  const isLong = (name: string) => list.fields[name] === 'long';
  const isVisit = (name: string) => Object.hasOwn(visitFields, name);
  const short = fields.filter(([name]) => !isLong(name) && !isVisit(name));
  const long = fields.filter(([name]) => isLong(name));

  return (
    <>
      <dl className={cx(fieldGrid, 'mt-5')}>
        {short.map(([name, label]) => (
          <Field key={name} label={label}>
            {list.fields[name] === 'phone' && isPhone(String(record[name])) ? (
              <PhoneField list={list} record={record} phone={String(record[name])} />
            ) : name === 'posting_title' && typeof postingId === 'string' ? (
              <Posting id={postingId} title={String(record[name])} />
            ) : (
              <bdi>
                <FieldValue name={name} kind={list.fields[name]} value={record[name]} />
              </bdi>
            )}
          </Field>
        ))}
        {typeof replaces === 'string' && (
          <Field label={texts.replaces}>
            <Link
              to={`${list.path}/${replaces}`}
              className="text-brand tabular-nums underline-offset-4 hover:underline"
            >
              {referenceOf(replaces)}
            </Link>
          </Field>
        )}
        <Field label={admin.list.reference}>
          <span className="tabular-nums">{referenceOf(record.id)}</span>
        </Field>
        <Field label={list.texts.created}>
          <TimeAgo timestamp={record.created_at} />
        </Field>
      </dl>
      {revision > 1 && <p className="mt-2 text-quiet">{texts.edited(revision)}</p>}
      {long.map(([name, label]) => (
        <LongText key={name} label={label}>
          <FieldValue name={name} kind={list.fields[name]} value={record[name]} />
        </LongText>
      ))}
      <Visit fields={fields.filter(([name]) => isVisit(name) && record[name])} record={record} />
    </>
  );
}

interface VisitProps {
  fields: [name: string, label: string][];
  record: FullRecord;
}

/** How the sender came to the form, as far as it is known. */
function Visit({ fields, record }: VisitProps) {
  if (fields.length === 0) return null;
  return (
    <details className="mt-5">
      <summary className="cursor-pointer text-quiet">{texts.visit}</summary>
      <dl className={cx(fieldGrid, 'mt-1.5')}>
        {fields.map(([name, label]) => (
          <Field key={name} label={label}>
            <bdi>
              <FieldValue name={name} kind="text" value={record[name]} />
            </bdi>
          </Field>
        ))}
      </dl>
    </details>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-quiet">{label}</dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap">{children}</dd>
    </div>
  );
}

function LongText({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-5">
      <h3 id={id} className="font-semibold text-quiet">
        {label}
      </h3>
      <p dir="auto" className="mt-1 max-w-prose wrap-anywhere whitespace-pre-wrap">
        {children}
      </p>
    </section>
  );
}

/** The title under which the visitor applied, and what became of the posting. */
function Posting({ id, title }: { id: string; title: string }) {
  const { data: current } = useStaffQuery(postingTitleQuery(id));
  if (current === null) return <bdi>{`${unturned(title)} ${texts.postingDeleted}`}</bdi>;
  return (
    <>
      <Link
        to={`${jobPostings.path}/${id}`}
        className="text-brand underline-offset-4 hover:underline"
      >
        <bdi>{unturned(title)}</bdi>
      </Link>
      {current && current !== title && texts.postingRenamed(isolated(current))}
    </>
  );
}

interface FieldValueProps {
  name: string;
  kind: RecordList['fields'][string] | undefined;
  value: Value | undefined;
}

/** A visitor's value as text; only addresses become links, and only safe ones. */
export function FieldValue({ name, kind, value }: FieldValueProps) {
  const text = fieldText(name, value);
  if (text === '') {
    return (
      <span className="text-quiet">
        <span aria-hidden>–</span>
        <span className="sr-only">{admin.list.notGiven}</span>
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

function webAddress(text: string) {
  if (!/^https:\/\//i.test(text)) return undefined;
  try {
    // https://linkedin.com@evil.example leads to the latter.
    return new URL(text).username ? undefined : text;
  } catch {
    return undefined;
  }
}
