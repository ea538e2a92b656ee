import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '@/components/ui/link';
import { adminCompare } from '@/content/en/admin-compare';
import type { Database } from '@/lib/database.types';
import { ownValue } from '@/lib/own-value';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { MoreButton, Empty, Failure, Skeleton } from '../ui/list-states';
import { Choice } from '../ui/choice';
import { labelOf, valueText } from '../list/filters';
import { defaultView, writeView } from '../list/list-view';
import type { ListFilter, RecordList } from '../records/record-list';
import { leadLists } from '../records/tabs';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';
import { difference } from './figures';
import { rangeOf, type Period } from './period';
import { refreshMs } from '../ui/refresh';

type Compared = Database['public']['Functions']['compare_leads']['Returns'][number];

const { columns } = adminCompare;
const counts = Object.keys(columns) as (keyof typeof columns)[];

function compareQuery(list: RecordList, { first, last }: Period) {
  return queryOptions({
    queryKey: [list.table, 'compared', first, last],
    queryFn: async ({ signal }): Promise<Compared[]> => {
      const request = staff().rpc('compare_leads', {
        table_name: list.table,
        first_day: first,
        last_day: last,
      });
      return dataOf(await request.abortSignal(signal)) ?? [];
    },
    refetchInterval: refreshMs,
  });
}

/** Which products, countries and sources bring leads, and what becomes of them. */
export function CompareSection({ period }: { period: Period }) {
  const { tables } = useStaffUser();
  const included = leadLists.filter((one) => tables.includes(one.table));
  const [table, setTable] = useState<string>();
  const list = included.find((one) => one.table === table) ?? included[0];
  if (!list) return null;
  return (
    <section aria-labelledby="compared" className="mt-8">
      <div className="grid grid-cols-2 items-center gap-2 pb-3 md:flex">
        <h2 id="compared" className="me-auto text-heading max-md:col-span-2">
          {adminCompare.title}
        </h2>
        <Choice
          label={adminCompare.kind}
          value={list.table}
          options={included.map((one) => [one.table, one.texts.title] as const)}
          onChoose={setTable}
        />
      </div>
      <Comparison list={list} period={period} />
    </section>
  );
}

function Comparison({ list, period }: { list: RecordList; period: Period }) {
  const { data, isError, refetch } = useStaffQuery(compareQuery(list, period));
  if (isError) return <Failure text={adminCompare.failed} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={adminCompare.loading} rows={4} />;
  if (data.length === 0) return <Empty text={adminCompare.none} />;
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
      {list.filters.map((filter) => {
        const rows = data.filter(({ dimension }) => dimension === filter.param);
        if (rows.length === 0) return null;
        return <Dimension key={filter.param} {...{ list, filter, rows, period }} />;
      })}
    </div>
  );
}

interface DimensionProps {
  list: RecordList;
  filter: ListFilter;
  rows: readonly Compared[];
  period: Period;
}

const fewRows = 5;

function Dimension({ list, filter, rows, period }: DimensionProps) {
  const [isWhole, setWhole] = useState(false);
  const more = rows.length - fewRows;
  const shown = more > 1 && !isWhole ? rows.slice(0, fewRows) : rows;
  return (
    <div>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-line text-quiet">
            <th scope="col" className="py-1.5 text-start font-semibold max-sm:w-2/5">
              {labelOf(list, filter)}
            </th>
            {counts.map((name) => (
              <th
                key={name}
                scope="col"
                className="ps-2 text-end font-semibold max-sm:ps-1 max-sm:text-[0.6875rem]"
              >
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const filters = { [filter.param]: row.value, date: rangeOf(period) };
            const rest = ownValue(adminCompare.rest, row.value);
            return (
              <tr key={row.value} className="border-b border-line">
                <th scope="row" className="py-1 text-start font-normal wrap-anywhere">
                  {rest ?? (
                    <Link
                      to={`${list.path}?${writeView({ ...defaultView, filters })}`}
                      dir="auto"
                      className="hover:text-link hover:underline"
                    >
                      {valueText(filter.field, row.value)}
                    </Link>
                  )}
                </th>
                {counts.map((name) => (
                  <td key={name} className="ps-2 text-end tabular-nums max-sm:ps-1">
                    {row[name].toLocaleString('en')}
                    {name === 'leads' && (
                      <span className="text-quiet"> {difference([row.leads, row.before])}</span>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {more > 1 && <MoreButton count={more} isOpen={isWhole} onChange={setWhole} />}
    </div>
  );
}
