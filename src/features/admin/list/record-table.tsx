import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cx } from '@/lib/cx';
import { widthOf, type RecordRow, type RecordTableModel } from './list-columns';
import { useOpenList } from './list-context';

interface RecordTableProps {
  table: RecordTableModel;
}

const cell = 'h-9 px-2 text-start align-middle first:px-0 last:pe-0';

export function RecordTable({ table }: RecordTableProps) {
  const { list } = useOpenList();
  const columns = table.getVisibleLeafColumns();
  return (
    <table className="w-full table-fixed border-collapse border-b border-hairline">
      <caption className="sr-only">{list.texts.title}</caption>
      <colgroup>
        {columns.map(({ id }) => (
          <col key={id} style={columnStyle(widthOf(id, list))} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {table.getHeaderGroups()[0]?.headers.map((header) => (
            <Heading key={header.id} table={table} header={header} />
          ))}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <Row key={row.id} table={table} row={row} />
        ))}
      </tbody>
    </table>
  );
}

const columnStyle = (width: number | undefined) =>
  width === undefined ? undefined : { width: `${width}rem` };

type Header = ReturnType<RecordTableModel['getHeaderGroups']>[number]['headers'][number];

function Heading({ table, header }: RecordTableProps & { header: Header }) {
  const { column } = header;
  const sorted = column.getIsSorted();
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
      className={`${cell} sticky top-[9.5rem] z-1 bg-page font-semibold whitespace-nowrap text-quiet shadow-[inset_0_-1px_0_var(--hairline)]`}
    >
      {!column.getCanSort() ? (
        <table.FlexRender header={header} />
      ) : (
        <button
          type="button"
          onClick={column.getToggleSortingHandler()}
          className={cx(
            'group inline-flex min-h-9 items-center gap-1 hover:text-text',
            sorted && 'text-text',
          )}
        >
          <table.FlexRender header={header} />
          <SortIcon sorted={sorted} />
        </button>
      )}
    </th>
  );
}

function SortIcon({ sorted }: { sorted: false | 'asc' | 'desc' }) {
  const Icon = sorted ? (sorted === 'asc' ? ArrowUp : ArrowDown) : ChevronsUpDown;
  return (
    <Icon
      aria-hidden
      className={cx(
        'size-3.5 shrink-0',
        !sorted &&
          'opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100',
      )}
    />
  );
}

function Row({ table, row }: RecordTableProps & { row: RecordRow }) {
  return (
    <tr
      data-record={row.id}
      className={cx(
        'group/row border-t border-hairline first:border-t-0 has-[[data-open][aria-current]]:bg-brand/8',
        row.getIsSelected() ? 'bg-brand/8' : 'hover:bg-raised',
      )}
    >
      {row.getVisibleCells().map((item) => {
        const Cell = item.column.id === 'name' ? 'th' : 'td';
        return (
          <Cell
            key={item.id}
            scope={Cell === 'th' ? 'row' : undefined}
            className={cx(
              cell,
              'font-normal',
              item.column.id === 'created_at' && 'text-quiet',
              item.column.id === 'preview' && 'relative',
            )}
          >
            <table.FlexRender cell={item} />
          </Cell>
        );
      })}
    </tr>
  );
}
