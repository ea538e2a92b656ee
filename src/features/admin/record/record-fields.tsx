import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { cx } from '@/lib/cx';
import { mailto } from '@/lib/mailto';
import { linkedInAddress } from '@/lib/profile-address';
import { referenceOf } from '@/lib/reference';
import { AddressProblem } from './address-problem';
import { PhoneField } from './phone-field';
import { postingTitleQuery, type FullRecord } from './record-queries';
import { RecordAge } from '../list/record-age';
import { jobPostings } from '../records/job-postings';
import type { RecordList, Value } from '../records/record-list';
import { visitNames } from '../records/visit-fields';
import { fieldText } from '../ui/field-text';
import { isolated, unturned } from '../ui/direction';
import { TimeAgo } from '../ui/time-ago';
import { useStaffQuery } from '../ui/staff-query';

const { panel: texts } = adminDetail;

const fieldGrid =
  'grid grid-cols-[fit-content(9rem)_1fr] gap-x-5 gap-y-1.5 sm:grid-cols-[fit-content(13rem)_1fr]';

const folded = new Set(['consent_version', 'consented_at', ...visitNames]);

/** Every field but the long texts: how to reach the sender, then the rest; consent and visit are folded. */
export function RecordFields({ list, record }: { list: RecordList; record: FullRecord }) {
  const { job_posting_id: postingId } = record;
  const fields = Object.entries(list.texts.fields).filter(([name]) => list.fields[name] !== 'long');
  const shown = fields.filter(([name]) => !folded.has(name) && isGiven(record[name]));
  const isContact = ([name]: [string, string]) =>
    name === list.person || ['email', 'phone'].includes(list.fields[name] ?? '');

  return (
    <div className="mt-6 border-t border-line pt-4">
      <dl className={fieldGrid}>
        {[...shown.filter(isContact), ...shown.filter((field) => !isContact(field))].map(
          ([name, label]) => (
            <Field key={name} label={label}>
              {list.fields[name] === 'phone' ? (
                <PhoneField list={list} record={record} phone={String(record[name])} />
              ) : name === 'posting_title' && typeof postingId === 'string' ? (
                <Posting id={postingId} title={String(record[name])} />
              ) : (
                <>
                  <bdi>
                    <FieldValue name={name} kind={list.fields[name]} value={record[name]} />
                  </bdi>
                  {list.fields[name] === 'email' && (
                    <AddressProblem table={list.table} record={record} />
                  )}
                </>
              )}
            </Field>
          ),
        )}
        <Field label={admin.list.reference}>
          <span className="tabular-nums">{referenceOf(record.id)}</span>
        </Field>
        <Field label={list.texts.created}>
          <RecordAge record={record} />
        </Field>
      </dl>
      <details className="mt-3">
        <summary className="cursor-pointer text-quiet">{texts.folded}</summary>
        <dl className={cx(fieldGrid, 'mt-1.5')}>
          {fields
            .filter(([name]) => folded.has(name) && (!isVisit(name) || record[name]))
            .map(([name, label]) => (
              <Field key={name} label={label}>
                <bdi>
                  <FieldValue name={name} kind={list.fields[name]} value={record[name]} />
                </bdi>
              </Field>
            ))}
        </dl>
      </details>
    </div>
  );
}

/** Optional fields that were left empty, and boxes that were not ticked, say nothing. */
const isGiven = (value: Value | undefined) =>
  value !== undefined && value !== null && value !== '' && value !== false;

const isVisit = (name: string) => visitNames.includes(name);

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-quiet">{label}</dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap">{children}</dd>
    </div>
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
        className="inline-block leading-6 text-link underline-offset-4 hover:underline"
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
  const href =
    kind === 'email' ? mailto(stored) : kind === 'link' ? linkedInAddress(stored) : undefined;
  if (href) {
    return (
      <a
        href={href}
        className="text-link underline-offset-4 hover:underline"
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
