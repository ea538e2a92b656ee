import { Link } from '@/components/ui/link';
import { adminDetail } from '@/content/en/admin-detail';
import { adminEntry } from '@/content/en/admin-entry';
import { cx } from '@/lib/cx';
import { decided } from '@/lib/form-row';
import { mailto } from '@/lib/mailto';
import { linkedInAddress } from '@/lib/profile-address';
import { PhoneField } from './phone-field';
import { Property, propertyGrid, PropertyText } from './property';
import { writtenIn, type Shown } from './record-queries';
import { RecordAge } from '../list/record-cells';
import { jobPostings } from '../records/job-postings';
import type { RecordList, Value } from '../records/record-list';
import { visitNames } from '../records/submissions';
import { fieldText } from '../ui/field-text';
import { NotGiven } from '../ui/list-states';
import { isolated, unturned } from '../ui/direction';
import { TimeAgo } from '../ui/time-ago';

const { panel: texts } = adminDetail;
const { complete } = adminEntry;

const folded = new Set(['consent_version', 'consented_at', ...visitNames]);

const decisions: readonly string[] = Object.values(decided).flat();

/** All but the long texts, which are in the conversation, the names and the decisions, which are above. */
function fieldsOf(list: RecordList) {
  return Object.entries(list.texts.fields).filter(
    ([name]) =>
      list.fields[name] !== 'long' && !elsewhere(list).includes(name) && !decisions.includes(name),
  );
}

const elsewhere = (list: RecordList) => [...list.who, list.person, list.company];

/** How to reach the sender, then what else they filled in but their texts. */
export function SenderProperties({ list, record }: Shown) {
  const { job_posting_id: postingId } = record;
  const written = writtenIn(record);
  const names = Object.entries(list.texts.fields).filter(
    ([name]) => elsewhere(list).includes(name) && written[name],
  );
  const shown = [
    ...names,
    ...fieldsOf(list).filter(([name]) => !folded.has(name) && isGiven(record[name])),
  ];
  const isContact = ([name]: [string, string]) =>
    ['email', 'phone'].includes(list.fields[name] ?? '');

  return (
    <dl className={cx(propertyGrid, 'mt-2 border-t border-line pt-2')}>
      {[...shown.filter(isContact), ...shown.filter((field) => !isContact(field))].map(
        ([name, label]) => (
          <Property key={name} label={label}>
            <PropertyText>
              {list.fields[name] === 'phone' ? (
                <PhoneField list={list} record={record} phone={String(record[name])} />
              ) : name === 'posting_title' && typeof postingId === 'string' ? (
                <Link
                  to={`${jobPostings.path}/${postingId}`}
                  className="text-link underline-offset-4 hover:underline"
                >
                  <bdi>{unturned(String(record[name]))}</bdi>
                </Link>
              ) : (
                <FieldValue name={name} kind={list.fields[name]} value={record[name]} />
              )}
              {written[name] && (
                <span className="block text-quiet">
                  {complete.written(isolated(unturned(written[name])))}
                </span>
              )}
            </PropertyText>
          </Property>
        ),
      )}
      <Property label={list.texts.created}>
        <PropertyText>
          <span className="flex">
            <RecordAge record={record} />
          </span>
        </PropertyText>
      </Property>
    </dl>
  );
}

/** The consent and how a sender came here, folded. */
export function VisitProperties({ list, record }: Shown) {
  return (
    <details className="mt-2 border-t border-line pt-2">
      <summary className="w-fit cursor-pointer py-0.5 text-quiet pointer-coarse:py-2.5">
        {texts.folded}
      </summary>
      <dl className={propertyGrid}>
        {fieldsOf(list)
          .filter(([name]) => folded.has(name) && (!isVisit(name) || record[name]))
          .map(([name, label]) => (
            <Property key={name} label={label}>
              <PropertyText>
                <FieldValue name={name} kind={list.fields[name]} value={record[name]} />
              </PropertyText>
            </Property>
          ))}
      </dl>
    </details>
  );
}

/** Optional fields that were left empty, and boxes that were not ticked, say nothing. */
const isGiven = (value: Value | undefined) =>
  value !== undefined && value !== null && value !== '' && value !== false;

const isVisit = (name: string) => visitNames.includes(name);

interface FieldValueProps {
  name: string;
  kind: RecordList['fields'][string] | undefined;
  value: Value | undefined;
}

/** A visitor's value as text; only addresses become links, and only safe ones. */
export function FieldValue({ name, kind, value }: FieldValueProps) {
  const text = fieldText(name, value);
  if (text === '') return <NotGiven />;
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
        <bdi>{text}</bdi>
      </a>
    );
  }
  return <bdi>{text}</bdi>;
}
