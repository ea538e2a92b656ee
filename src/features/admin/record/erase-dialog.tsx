import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { admin } from '@/content/en/admin';
import { adminErase as texts } from '@/content/en/admin-erase';
import { adminSame } from '@/content/en/admin-same';
import { ownValue } from '@/lib/own-value';
import { referenceOf } from '@/lib/reference';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { RecordTable } from '../records/record-kind';
import { relatedQuery } from '../records/related';
import { recordKindOf } from '../records/tabs';
import { isolate, stripBidiControls } from '../ui/direction';
import { QuestionDialog } from '../ui/question-dialog';
import type { QuestionField } from '../ui/question-field';
import { QueryContent } from '../ui/query-section';
import { useStaffQuery } from '../ui/staff-query';
import { Checkbox, toggled } from '../ui/checkbox';
import { TimeAgo } from '../ui/time-ago';
import { useCommand } from '../ui/use-command';

const { phone, mentions } = adminSame;

interface EraseDialogProps {
  table: RecordTable;
  email: string;
  onClose: () => void;
}

/** Erases everything of a person after a dry run, once their address was typed. */
export function EraseDialog({ table, email, onClose }: EraseDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [samePhoneIds, setSamePhoneIds] = useState<string[]>([]);
  const dryRun = useStaffQuery(dryRunQuery(email, samePhoneIds));
  const { run } = useCommand({
    run: () => erasePerson({ email, also: samePhoneIds, dry_run: false }),
    // Every query is read again below: the person is in nearly every list.
    changes: [],
    done: (places) => texts.done(sumOf(places)),
    failed: texts.eraseFailed,
    onDone: () => {
      void navigate(`${recordKindOf(table)?.path ?? '/admin'}${search}`);
      void client.invalidateQueries();
    },
  });
  const addressField: QuestionField = {
    label: texts.type,
    type: 'email',
    required: true,
    problemOf: (typed) =>
      typed.trim().toLowerCase() === email.toLowerCase() ? undefined : texts.mismatch,
  };
  return (
    <QuestionDialog
      title={texts.title}
      text={texts.text(isolate(email))}
      fields={{ typed: addressField }}
      yes={texts.confirm}
      busy={texts.busy}
      isDestructive
      isReady={() => dryRun.data !== undefined && !dryRun.isPlaceholderData}
      onYes={() => run()}
      onClose={onClose}
    >
      <QueryContent texts={texts} query={dryRun} rows={4}>
        {(places) => <Places places={places} />}
      </QueryContent>
      <SamePhone email={email} chosenIds={samePhoneIds} onChange={setSamePhoneIds} />
      <Mentions email={email} />
    </QuestionDialog>
  );
}

/** Lists what would be erased, and other spellings of the address, which would stay. */
function Places({ places }: { places: readonly Place[] }) {
  const spellings = places.filter(isSpelling);
  const erased = places.filter((one) => !isSpelling(one));
  return (
    <>
      <table className="w-full tabular-nums">
        <caption className="pb-1 text-start font-semibold">{texts.caption}</caption>
        <tbody>
          {erased.map(({ place, rows }) => (
            <tr key={place} className="border-t border-line">
              <th scope="row" className="py-1 text-start font-normal">
                {ownValue(texts.places, place) ?? place}
              </th>
              <td className="py-1 text-end">{rows.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {spellings.length > 0 && (
        <div className={warningBlock}>
          <p>{texts.spellings}</p>
          {spellings.map(({ place, rows }) => (
            <p key={place} className="font-semibold wrap-anywhere">
              {texts.spelling(isolate(place.slice(spellingPrefix.length)), rows)}
            </p>
          ))}
        </div>
      )}
    </>
  );
}

interface SamePhoneProps {
  email: string;
  chosenIds: readonly string[];
  onChange: (chosenIds: string[]) => void;
}

function SamePhone({ email, chosenIds, onChange }: SamePhoneProps) {
  const related = useStaffQuery(relatedQuery({ email }));
  const samePhone = related.data?.filter(
    ({ shared, address }) =>
      shared.includes('phone') && address.toLowerCase() !== email.toLowerCase(),
  );
  if (!related.isError && !samePhone?.length) return null;
  return (
    <fieldset className={warningBlock}>
      <legend className="pb-1">{phone.question}</legend>
      <QueryContent texts={{ ...texts, ...phone }} query={{ ...related, data: samePhone }} rows={1}>
        {(rows) =>
          rows.map(({ id, source_table, sender, address, created_at }) => {
            const table = recordKindOf(source_table)?.table;
            return (
              <Checkbox
                key={id}
                checked={chosenIds.includes(id)}
                onChange={() => onChange(toggled(chosenIds, id))}
              >
                <span className="min-w-0 wrap-anywhere">
                  <bdi className="font-semibold">{stripBidiControls(sender)}</bdi>{' '}
                  {address && `${isolate(address)}, `}
                  {table && `${admin.activity.what[table]}, `}
                  {referenceOf(id)}, <TimeAgo timestamp={created_at} />
                </span>
              </Checkbox>
            );
          })
        }
      </QueryContent>
    </fieldset>
  );
}

/** Other records that hold the address, name or number of the person; whoever reads them decides. */
function Mentions({ email }: { email: string }) {
  const mentioning = useStaffQuery(mentionsQuery(email));
  if (!mentioning.isError && !mentioning.data?.length) return null;
  return (
    <div className={warningBlock}>
      <p>{mentions.text}</p>
      <QueryContent texts={{ ...texts, ...mentions }} query={mentioning} rows={1}>
        {(rows) =>
          rows.map(({ id, source_table, sender }) => (
            <p key={id} className="wrap-anywhere">
              <a
                href={`${recordKindOf(source_table)?.path}/${id}`}
                target="_blank"
                rel="noreferrer"
                className="font-semibold text-link underline-offset-4 hover:underline"
              >
                {referenceOf(id)}
              </a>
              , <bdi>{stripBidiControls(sender)}</bdi>
            </p>
          ))
        }
      </QueryContent>
    </div>
  );
}

const warningBlock = 'border-s-2 border-warning ps-3';

/** What `erase_person` found, by table or kind of entry. */
interface Place {
  place: string;
  rows: number;
}

/** Of places that are other spellings of the address; the function `erase_person` writes it. */
const spellingPrefix = 'not erased: ';
const isSpelling = ({ place }: Place) => place.startsWith(spellingPrefix);

const sumOf = (places: readonly Place[]) =>
  places.filter((one) => !isSpelling(one)).reduce((sum, { rows }) => sum + rows, 0);

const mentionsQuery = (email: string) =>
  queryOptions({
    queryKey: ['mentions_of', email],
    queryFn: async ({ signal }) =>
      dataOf(await staff().rpc('mentions_of', { email }).abortSignal(signal)) ?? [],
    gcTime: 0,
  });

const dryRunQuery = (email: string, samePhoneIds: string[]) =>
  queryOptions({
    queryKey: ['erase_person', email, samePhoneIds],
    queryFn: () => erasePerson({ email, also: samePhoneIds, dry_run: true }),
    gcTime: 0,
    placeholderData: keepPreviousData,
  });

/** Erases a person and the records with the ids `also`; a dry run only counts. Places without entries are left out. */
async function erasePerson(args: { email: string; also: string[]; dry_run: boolean }) {
  const places = dataOf(await staff().rpc('erase_person', args)) ?? [];
  return places.filter(({ rows }) => rows > 0);
}
