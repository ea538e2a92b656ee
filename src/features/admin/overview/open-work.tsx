import { Link } from '@/components/ui/link';
import { adminOwner } from '@/content/en/admin-owner';
import { cx } from '@/lib/cx';
import { openWorkQuery } from './open-work-query';
import { anyOpen } from '../list/list-view';
import type { RecordList } from '../records/record-list';
import { Failure, Skeleton } from '../ui/list-states';
import { useStaffQuery } from '../ui/staff-query';

const { openWork: texts } = adminOwner;

type Count = keyof typeof texts.columns;
const columns = Object.keys(texts.columns) as Count[];

/** What is to do, by list; each number leads to the records behind it. */
export function OpenWork({ lists }: { lists: readonly RecordList[] }) {
  const { data, isError, refetch } = useStaffQuery(openWorkQuery);
  const shown = columns.filter((column) => column !== 'latest' || data?.since);
  return (
    <section aria-labelledby="open-work" className="mb-7">
      <h2 id="open-work" className="pb-2 text-heading">
        {texts.title}
      </h2>
      {isError && <Failure text={texts.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={texts.loading} rows={lists.length} />}
      {data && (
        <table className="w-full max-w-4xl border-collapse">
          <caption className="sr-only">{texts.title}</caption>
          <thead>
            <tr className="border-b border-line align-bottom text-quiet max-md:text-[0.6875rem]">
              <th scope="col">
                <span className="sr-only">{texts.list}</span>
              </th>
              {shown.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="px-0.5 py-1.5 text-end font-semibold md:px-3"
                >
                  {texts.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lists.map((list) => (
              <tr key={list.table} className="border-b border-line">
                <th
                  scope="row"
                  className="py-0.5 pe-1 text-start font-normal max-md:text-[0.75rem] md:pe-2"
                >
                  {list.texts.card}
                </th>
                {shown.map((column) => {
                  const row = data.rows.find(({ table_name }) => table_name === list.table);
                  return (
                    <td key={column} className="text-end tabular-nums">
                      <CountLink
                        count={row?.[column]}
                        column={column}
                        to={`${list.path}?${searches[column]}`}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && <Answers lists={lists} rows={data.rows} />}
    </section>
  );
}

interface AnswersProps {
  lists: readonly RecordList[];
  rows: readonly { table_name: string; answers: number }[];
}

/** Where senders have answered. */
function Answers({ lists, rows }: AnswersProps) {
  const answered = lists.flatMap((list) => {
    const count = rows.find(({ table_name }) => table_name === list.table)?.answers ?? 0;
    return count > 0 ? [{ list, count }] : [];
  });
  if (answered.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 pt-1">
      <span className="text-quiet">{texts.answers}</span>
      {answered.map(({ list, count }) => (
        <Link
          key={list.table}
          to={`${list.path}?waiting=new-answer`}
          className="inline-flex min-h-10 items-center gap-1.5 text-link underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {list.texts.card}{' '}
          <span className="text-[1.25rem] font-bold tabular-nums">
            {count.toLocaleString('en')}
          </span>
        </Link>
      ))}
    </p>
  );
}

interface CountLinkProps {
  count: number | undefined;
  column: Count;
  /** Where the records are. */
  to: string;
}

const cell = 'inline-flex min-h-10 items-center justify-end px-1 md:px-3 pointer-coarse:min-h-11';

function CountLink({ count = 0, column, to }: CountLinkProps) {
  if (count === 0) return <span className={cx(cell, 'text-quiet')}>0</span>;
  const isUrgent = column === 'overdue' || column === 'due';
  return (
    <Link
      to={to}
      className={cx(
        cell,
        'min-w-9 text-[1.25rem] font-bold underline-offset-4 hover:underline',
        isUrgent ? 'text-warning' : 'text-link',
      )}
    >
      {count.toLocaleString('en')}
    </Link>
  );
}

const searches: Record<Count, string> = {
  unanswered: 'waiting=yes',
  overdue: 'waiting=overdue&sort=created_at',
  mine: `status=${anyOpen}&owner=me`,
  due: 'due=today',
  latest: 'date=last-visit',
};
