import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminErase as texts } from '@/content/en/admin-erase';
import { ownValue } from '@/lib/own-value';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { Mentions, SamePhone } from './same-phone';
import type { RecordTable } from '../records/record-list';
import { listOf } from '../records/tabs';
import { isolated } from '../ui/direction';
import { Failure, Skeleton } from '../ui/list-states';
import { Question, type QuestionField } from '../ui/question';
import { useStaffQuery } from '../ui/staff-query';
import { useCommand } from '../ui/use-command';

export interface Person {
  table: RecordTable;
  email: string;
}

/** Erases everything of a person after a dry run, once their address was typed. */
export function EraseDialog({ table, email, onClose }: Person & { onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [also, setAlso] = useState<readonly string[]>([]);
  const { data, isError, refetch, isPlaceholderData } = useStaffQuery({
    ...dryRunQuery(email, also),
    placeholderData: keepPreviousData,
  });
  const { run } = useCommand({
    run: () => erase(email, also, false),
    // It is in nearly every list.
    changes: [],
    done: ({ places }) => texts.done(sumOf(places)),
    failed: texts.eraseFailed,
    onDone: () => {
      void navigate(`${listOf(table)?.path ?? '/admin'}${search}`);
      void client.invalidateQueries();
    },
  });
  const typed: QuestionField = {
    label: texts.type,
    type: 'email',
    required: true,
    problemOf: (written) =>
      written.trim().toLowerCase() === email.toLowerCase() ? undefined : texts.mismatch,
  };

  return (
    <Question
      title={texts.title}
      text={texts.text(isolated(email))}
      fields={{ typed }}
      yes={texts.confirm}
      busy={texts.busy}
      danger
      isReady={() => data !== undefined && !isPlaceholderData}
      onYes={() => run()}
      onClose={onClose}
    >
      {isError && <Failure text={texts.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={texts.loading} rows={4} />}
      {data && (
        <>
          <Places places={data.places} />
          {data.spellings.length > 0 && (
            <div className="border-s-2 border-warning ps-3">
              <p>{texts.spellings}</p>
              <ul>
                {data.spellings.map(({ place, rows }) => (
                  <li key={place} className="font-semibold wrap-anywhere">
                    {texts.spelling(isolated(place), rows)}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <SamePhone email={email} chosen={also} onChange={setAlso} />
          <Mentions email={email} />
        </>
      )}
    </Question>
  );
}

function Places({ places }: { places: readonly Place[] }) {
  return (
    <table className="w-full tabular-nums">
      <caption className="pb-1 text-start font-semibold">{texts.caption}</caption>
      <tbody>
        {places.map(({ place, rows }) => (
          <tr key={place} className="border-t border-line">
            <th scope="row" className="py-1 text-start font-normal">
              {ownValue(texts.places, place) ?? place}
            </th>
            <td className="py-1 text-end">{rows.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Place {
  place: string;
  rows: number;
}

interface Erasure {
  places: Place[];
  spellings: Place[];
}

const sumOf = (places: readonly Place[]) => places.reduce((sum, { rows }) => sum + rows, 0);

function dryRunQuery(email: string, also: readonly string[]) {
  return queryOptions({
    queryKey: ['erase_person', email, also],
    queryFn: () => erase(email, also, true),
    gcTime: 0,
  });
}

const spelling = 'not erased: ';

/** `also`: records of the same phone number. */
async function erase(email: string, also: readonly string[], dry_run: boolean): Promise<Erasure> {
  const request = staff().rpc('erase_person', { email, dry_run, also: [...also] });
  const found = dataOf(await request) ?? [];
  const rows = found.map((one) => ({ place: one.place, rows: Number(one.rows) }));
  return {
    places: rows.filter((one) => one.rows > 0 && !one.place.startsWith(spelling)),
    spellings: rows
      .filter((one) => one.place.startsWith(spelling))
      .map((one) => ({ ...one, place: one.place.slice(spelling.length) })),
  };
}
