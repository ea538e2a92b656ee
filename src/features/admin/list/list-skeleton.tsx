import { admin } from '@/content/en/admin';
import { cx } from '@/lib/cx';
import { widthOf } from './list-columns';
import { useOpenList } from './list-context';
import type { RecordTableModel } from './list-model';

const rows = Array.from({ length: 14 }, (_, row) => row);
const cards = rows.slice(0, 5);
const lengths = ['w-4/5', 'w-3/5', 'w-2/3', 'w-1/2', 'w-3/4'];

interface ListSkeletonProps {
  table: RecordTableModel;
  wide: boolean;
}

/** Stands where records will be, in their columns, so that nothing jumps when they arrive. */
export function ListSkeleton({ table, wide }: ListSkeletonProps) {
  const { list } = useOpenList();
  return (
    <>
      <output className="sr-only">{admin.list.loading(list.texts.title)}</output>
      <div aria-hidden className="animate-pulse border-b border-hairline">
        {wide ? <Lines table={table} /> : cards.map((card) => <Card key={card} number={card} />)}
      </div>
    </>
  );
}

function Lines({ table }: { table: RecordTableModel }) {
  const { list } = useOpenList();
  const columns = table.getVisibleLeafColumns().map(({ id }) => id);
  const gridTemplateColumns = columns
    .map((id) => (id === 'name' ? 'minmax(0,1fr)' : `${widthOf(id, list)}rem`))
    .join(' ');
  return rows.map((row) => (
    <div
      key={row}
      className="grid h-9 items-center border-hairline not-first:border-t"
      style={{ gridTemplateColumns }}
    >
      {columns.map((id, column) => (
        <span key={id} className="px-2">
          <Bar className={id === 'select' ? 'w-5' : lengths[(row * 3 + column * 2) % 5]} />
        </span>
      ))}
    </div>
  ));
}

function Card({ number }: { number: number }) {
  return (
    <div className="flex h-40 flex-col gap-4 border-hairline py-4 ps-9 not-first:border-t">
      <Bar className={lengths[number]} />
      <Bar className="w-1/2" />
      <Bar className={lengths[4 - number]} />
    </div>
  );
}

function Bar({ className }: { className: string | undefined }) {
  return <span className={cx('block h-2.5 rounded-full bg-hairline', className)} />;
}
