import { Fragment } from 'react';
import { cx } from '@/lib/cx';
import { tableColumns, type TableColumn } from './list-columns';
import { useOpenList } from './list-context';
import type { Layout } from './list-layout';
import { newestFirst, shownTime } from './list-view';
import type { RecordRow, RecordTableModel } from './record-rows';
import { SortButton } from './sort-button';
import { isIncomplete, UpdateOutcome } from '../changes/update-outcome';
import { useUpdateRecords } from '../changes/use-update-records';

interface RecordTableProps {
  table: RecordTableModel;
  layout: Layout;
}

const cell = 'px-1.5 py-1 text-start align-middle first:px-0 last:pe-0';

export function RecordTable({ table, layout }: RecordTableProps) {
  const { list, view } = useOpenList();
  const columns = tableColumns(list, layout, table, shownTime(view));
  return (
    <table className="w-full table-fixed border-collapse border-b border-line">
      <caption className="sr-only">{list.texts.title}</caption>
      <colgroup>
        {columns.map(({ id, width }) => (
          <col key={id} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <Heading key={column.id} {...column} />
          ))}
        </tr>
      </thead>
      {table.getRowModel().rows.map((row) => (
        <TableRow key={row.id} columns={columns} row={row} />
      ))}
    </table>
  );
}

function Heading({ id, headings }: TableColumn) {
  const { view } = useOpenList();
  const sort = view.sort ?? newestFirst;
  const isSorted = headings.some(({ field }) => field === sort.id);
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sort.desc ? 'descending' : 'ascending') : undefined}
      className={cx(
        cell,
        'sticky top-[calc(var(--staff-header)+var(--list-band,2.75rem))] z-1 bg-paper font-semibold whitespace-nowrap text-quiet shadow-[inset_0_-1px_0_var(--line)]',
      )}
    >
      {headings.map(({ field, label }) =>
        field === undefined ? (
          <Fragment key={id}>{label}</Fragment>
        ) : (
          <SortButton key={field} field={field}>
            {label}
          </SortButton>
        ),
      )}
    </th>
  );
}

function TableRow({ columns, row }: { columns: readonly TableColumn[]; row: RecordRow }) {
  const { list } = useOpenList();
  const change = useUpdateRecords(list.table);
  return (
    <tbody
      data-record={row.id}
      className={cx(
        'border-t border-line has-[[data-open][aria-current]]:bg-action/8',
        row.getIsSelected() ? 'bg-action/8' : 'hover:bg-sand',
      )}
    >
      <tr>
        {columns.map(({ id, isName, cell: content }) => {
          const Cell = isName ? 'th' : 'td';
          return (
            <Cell key={id} scope={isName ? 'row' : undefined} className={cx(cell, 'font-normal')}>
              {content(row, change)}
            </Cell>
          );
        })}
      </tr>
      {isIncomplete(change) && (
        <tr>
          <td colSpan={columns.length} className="ps-9 pb-2">
            <UpdateOutcome list={list} change={change} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
