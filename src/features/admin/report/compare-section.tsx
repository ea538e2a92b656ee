import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { adminCompare } from '@/content/en/admin-compare';
import type { Database } from '@/lib/database.types';
import { ownValue } from '@/lib/own-value';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { countFigure, FigureTable, listAddress, type FigureRow } from './figure-table';
import { differenceText } from './key-figures';
import { rangeOf, type Period } from './period';
import { labelOf, valueText } from '../list/filters';
import type { ListFilter, RecordKind } from '../records/record-kind';
import { leadKinds } from '../records/tabs';
import { Choice } from '../ui/choice';
import { EmptyState } from '../ui/list-states';
import { QueryContent } from '../ui/query-section';
import { refreshMs } from '../ui/refresh';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';

type ComparedRow = Database['public']['Functions']['compare_leads']['Returns'][number];

const { columns } = adminCompare;
const figureNames = Object.keys(columns) as (keyof typeof columns)[];

export function CompareSection({ period }: { period: Period }) {
  const { tables } = useStaffUser();
  const kinds = leadKinds.filter((one) => tables.includes(one.table));
  const [table, setTable] = useState<string>();
  const kind = kinds.find((one) => one.table === table) ?? kinds[0];
  if (!kind) return null;
  return (
    <section aria-labelledby="compared" className="mt-8">
      <div className="grid grid-cols-2 items-center gap-2 pb-3 md:flex">
        <h2 id="compared" className="me-auto text-heading max-md:col-span-2">
          {adminCompare.title}
        </h2>
        <Choice
          label={adminCompare.kind}
          value={kind.table}
          options={kinds.map((one) => [one.table, one.texts.title] as const)}
          onChoose={setTable}
        />
      </div>
      <Comparison kind={kind} period={period} />
    </section>
  );
}

function compareQuery({ table }: RecordKind, { first, last }: Period) {
  return queryOptions({
    queryKey: [table, 'compared', first, last],
    queryFn: async ({ signal }): Promise<ComparedRow[]> => {
      const days = { first_day: first, last_day: last };
      const request = staff().rpc('compare_leads', { table_name: table, ...days });
      return dataOf(await request.abortSignal(signal)) ?? [];
    },
    refetchInterval: refreshMs,
  });
}

function Comparison({ kind, period }: { kind: RecordKind; period: Period }) {
  const query = useStaffQuery(compareQuery(kind, period));
  /** Returns a value as a link to its leads; what is not one value, such as the rest, is text. */
  const labelFor = ({ field, param }: ListFilter, value: string) => {
    const textOfOthers = ownValue(adminCompare.rest, value);
    if (textOfOthers !== undefined) return { text: textOfOthers };
    const filters = { date: rangeOf(period), [param]: value };
    return { text: valueText(field, value), to: listAddress(kind.table, { filters }) };
  };
  const figureRows = (compared: readonly ComparedRow[], filter: ListFilter): FigureRow[] =>
    compared
      .filter(({ dimension }) => dimension === filter.param)
      .map((row) => ({
        id: row.value,
        label: labelFor(filter, row.value),
        cells: figureNames.map((name) => cellOf(row, name)),
      }));
  return (
    <QueryContent texts={adminCompare} query={query} rows={4}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState text={adminCompare.none} />
        ) : (
          <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
            {kind.filters
              .filter(({ param }) => rows.some(({ dimension }) => dimension === param))
              .map((filter) => (
                <FigureTable
                  key={filter.param}
                  title={labelOf(kind, filter)}
                  columns={Object.values(columns)}
                  groups={[{ id: filter.param, rows: figureRows(rows, filter) }]}
                />
              ))}
          </div>
        )
      }
    </QueryContent>
  );
}

function cellOf(row: ComparedRow, name: keyof typeof columns): FigureRow['cells'][number] {
  const figure = countFigure(row[name]);
  return name === 'leads' ? [figure, { text: differenceText([row.leads, row.before]) }] : [figure];
}
