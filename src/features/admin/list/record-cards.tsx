import { adminDetail } from '@/content/en/admin-detail';
import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import { SelectRow, type RecordRow, type RecordTableModel } from './list-columns';
import { ListValue, RecordActions, RecordLink } from './record-cells';
import { ApplicantLinks } from '../ui/applicant-links';
import { fieldText } from '../ui/field-text';
import { StatusChip } from '../ui/status-chip';
import { TimeAgo } from '../ui/time-ago';

export function RecordCards({ table }: { table: RecordTableModel }) {
  return (
    <ul className="grid items-start gap-x-10 border-b border-hairline md:grid-cols-2">
      {table.getRowModel().rows.map((row) => (
        <Card key={row.id} row={row} />
      ))}
    </ul>
  );
}

function Card({ row }: { row: RecordRow }) {
  const { list } = useOpenList();
  const { original: record } = row;
  return (
    <li
      data-record={row.id}
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-1 border-t border-hairline py-2',
        row.getIsSelected() && 'bg-brand/8',
      )}
    >
      <span className="-ms-2.5">
        <SelectRow list={list} row={row} />
      </span>
      <h3>
        <RecordLink list={list} record={record} />
      </h3>
      <StatusChip list={list} status={record.status} />
      <dl className="col-span-2 col-start-2 flex flex-wrap gap-x-3 gap-y-0.5">
        {list.columns
          .filter((name) => fieldText(name, record[name]))
          .map((name) => (
            <div key={name} className="max-w-full min-w-0">
              <dt className="sr-only">{list.texts.fields[name]}</dt>
              <dd>
                <ListValue name={name} kind={list.fields[name]} value={record[name]} />
              </dd>
            </div>
          ))}
        {list.applicants && (
          <div>
            <dt className="sr-only">{adminDetail.job.applicants.label}</dt>
            <dd>
              <ApplicantLinks id={row.id} />
            </dd>
          </div>
        )}
        <div className="text-quiet">
          <dt className="sr-only">{list.texts.created}</dt>
          <dd>
            <TimeAgo timestamp={record.created_at} />
          </dd>
        </div>
      </dl>
      {list.actions.length > 0 && (
        <div className="col-span-2 col-start-2 mt-2">
          <RecordActions list={list} record={record} />
        </div>
      )}
    </li>
  );
}
