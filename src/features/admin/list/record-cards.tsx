import { adminDetail } from '@/content/en/admin-detail';
import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import { repeatedFields } from './list-layout';
import { RecordActions } from '../changes/record-actions';
import { ListAge } from './record-age';
import { ListValue, RecordLink } from './record-cells';
import { RecordOwner } from './record-owner';
import { RecordPreview } from './record-preview';
import { SelectRow, type RecordRow, type RecordTableModel } from './record-rows';
import { UpdateOutcome } from '../changes/update-outcome';
import { useUpdateRecords } from '../changes/use-update-records';
import { ApplicantLinks } from '../ui/applicant-links';
import { fieldText } from '../ui/field-text';
import { StatusChip } from '../ui/status-chip';

/** The rows of a list that is too narrow for a table, for example beside an open record. */
export function RecordCards({ table }: { table: RecordTableModel }) {
  return (
    <ul className="@container border-b border-line">
      {table.getRowModel().rows.map((row) => (
        <Card key={row.id} row={row} />
      ))}
    </ul>
  );
}

/** Number of fields that a card shows besides the name and the preview. */
const maxFacts = 3;

function Card({ row }: { row: RecordRow }) {
  const { list, view } = useOpenList();
  const { original: record } = row;
  const change = useUpdateRecords(list.table);
  const repeated = repeatedFields(list, view);
  const shown = list.facts.filter((name) => !repeated.includes(name));
  const facts = list.preview ? shown.slice(0, maxFacts) : shown;
  return (
    <li
      data-record={row.id}
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 border-t border-line py-1 first:border-t-0 has-[[data-open][aria-current]]:bg-action/8 @2xl:pe-2',
        row.getIsSelected() ? 'bg-action/8' : 'hover:bg-sand',
      )}
    >
      <span className="-ms-2.5 @2xl:ms-0">
        <SelectRow list={list} row={row} />
      </span>
      <div className="flex min-w-0 items-center gap-x-3">
        <h3 className="min-w-0 @2xl:max-w-1/2 @2xl:shrink-0">
          <RecordLink list={list} record={record} />
        </h3>
        {list.preview && (
          <RecordPreview list={list} record={record} className="hidden grow truncate @2xl:block" />
        )}
      </div>
      <span className="text-quiet">
        <ListAge record={record} />
      </span>
      {list.preview && (
        <RecordPreview
          list={list}
          record={record}
          className="col-span-2 col-start-2 line-clamp-2 @2xl:hidden"
        />
      )}
      <div className="col-span-2 col-start-2 flex min-w-0 flex-wrap items-center justify-between gap-x-3">
        <dl className="flex min-w-0 basis-full flex-wrap items-center gap-x-3 @2xl:flex-1">
          {facts
            .filter((name, index, all) => {
              const text = fieldText(name, record[name]);
              const first = all.findIndex((other) => fieldText(other, record[other]) === text);
              return text !== '' && first === index;
            })
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
                <ApplicantLinks worded id={row.id} />
              </dd>
            </div>
          )}
        </dl>
        <span className="flex shrink-0 items-center gap-2">
          <RecordOwner record={record} />
          <StatusChip list={list} record={record} />
        </span>
        {list.actions.length > 0 && (
          <RecordActions list={list} record={record} change={change} layout="menu" />
        )}
        <UpdateOutcome list={list} change={change} />
      </div>
    </li>
  );
}
