import type { ReactNode } from 'react';
import { adminDetail } from '@/content/en/admin-detail';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import type { Layout } from './list-layout';
import { newestFirst, shownTime, times } from './list-view';
import { ListAge, ListValue, RecordLink, RecordOwner, RecordPreview } from './record-cells';
import { RecordMarks } from './record-marks';
import { SelectPage, SelectRow, type Selection } from './list-selection';
import { SortHeading } from './sort-items';
import { RecordActions } from '../changes/record-actions';
import { isIncomplete, UpdateOutcome } from '../changes/update-outcome';
import { useUpdateRecords } from '../changes/use-update-records';
import type { RecordList, StaffRecord } from '../records/record-list';
import { valueOf } from '../records/value-of';
import { ApplicantLinks } from '../ui/applicant-links';
import { unturned } from '../ui/direction';
import { nameOf } from '../ui/name-of';
import { SampleMark } from '../ui/sample-mark';
import { StatusChip } from '../ui/status-chip';

interface RecordTableProps {
  layout: Layout;
  selection: Selection;
}

const cell = 'px-1.5 py-0.5 text-start align-middle leading-4.5 first:px-0 last:pe-0';

export function RecordTable({ layout, selection }: RecordTableProps) {
  const { list, view, rows = [] } = useOpenList();
  const { columns, hasPreview, actionsWidth } = layout;
  return (
    <table className="w-full table-fixed border-collapse border-b border-line">
      <caption className="sr-only">{list.texts.title}</caption>
      <colgroup>
        <col className="w-8" />
        {columns.map(({ fields, width }, index) => (
          <col
            key={fields.join()}
            // Wider in a wide list, so that fewer texts are cut off; one takes the rest.
            style={{
              width:
                hasPreview || index > 0
                  ? `clamp(${width}rem, ${width * 1.15}cqi, ${width * 1.5}rem)`
                  : undefined,
            }}
          />
        ))}
        {hasPreview && <col />}
        {list.applicants && <col className="w-56" />}
        <col className="w-31" />
        {actionsWidth > 0 && <col style={{ width: `${actionsWidth}rem` }} />}
      </colgroup>
      <thead>
        <tr>
          <Heading>
            <SelectPage selection={selection} />
          </Heading>
          {columns.map(({ fields }) => (
            <Heading key={fields.join()} fields={fields} />
          ))}
          {hasPreview && <Heading>{list.texts.fields[list.preview ?? '']}</Heading>}
          {list.applicants && <Heading>{adminDetail.job.applicants.label}</Heading>}
          <Heading
            fields={['status', shownTime(view)]}
            more={times.filter((time) => time !== shownTime(view))}
          />
          {actionsWidth > 0 && (
            <Heading>
              <span className="sr-only">{adminLists.actions}</span>
            </Heading>
          )}
        </tr>
      </thead>
      {rows.map((record) => (
        <Row key={record.id} record={record} layout={layout} selection={selection} />
      ))}
    </table>
  );
}

interface HeadingProps {
  /** Each sorts the list. */
  fields?: readonly string[];
  /** Fields that sort it without being named. */
  more?: readonly string[];
  children?: ReactNode;
}

function Heading({ fields = [], more = [], children }: HeadingProps) {
  const { view } = useOpenList();
  const sort = view.sort ?? newestFirst;
  const isSorted = fields.includes(sort.id);
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sort.desc ? 'descending' : 'ascending') : undefined}
      className={cx(
        cell,
        'sticky top-(--staff-header) z-1 bg-paper font-semibold whitespace-nowrap text-quiet shadow-[inset_0_-1px_0_var(--line)]',
      )}
    >
      {children && <span className="block leading-4.5 whitespace-normal">{children}</span>}
      {fields.length > 0 && <SortHeading fields={fields} orders={[...fields, ...more]} />}
    </th>
  );
}

function Row({ record, layout, selection }: RecordTableProps & { record: StaffRecord }) {
  const { list } = useOpenList();
  const { columns, hasPreview, actions, actionsWidth } = layout;
  const change = useUpdateRecords(list.table);
  return (
    <tbody
      data-record={record.id}
      className={cx(
        'border-t border-line has-[[data-open][aria-current]]:bg-action/8',
        selection.ids.has(record.id) ? 'bg-action/8' : 'hover:bg-sand',
      )}
    >
      <tr>
        <td className={cell}>
          <SelectRow selection={selection} record={record} />
        </td>
        {columns.map(({ fields }) => {
          const isName = fields.includes('name');
          const Cell = isName ? 'th' : 'td';
          return (
            <Cell
              key={fields.join()}
              scope={isName ? 'row' : undefined}
              className={cx(cell, 'font-normal')}
            >
              {shownIn(fields, list, record).map((field, line) => (
                <div key={field} className={cx(line > 0 && 'text-[0.8125rem] text-quiet')}>
                  {field === 'name' ? (
                    <RecordLink list={list} record={record} alone={fields.length === 1} />
                  ) : (
                    <ListValue
                      name={field}
                      kind={list.fields[field]}
                      value={valueOf(list, record, field)}
                    />
                  )}
                </div>
              ))}
              {isName && !hasPreview && (
                <RecordMarks list={list} record={record} className="flex-wrap" />
              )}
            </Cell>
          );
        })}
        {hasPreview && (
          <td className={cell}>
            <RecordMarks list={list} record={record} className="peer overflow-hidden" />
            <RecordPreview
              list={list}
              record={record}
              className="line-clamp-2 text-[0.8125rem] peer-[:not(:empty)]:line-clamp-1"
            />
          </td>
        )}
        {list.applicants && (
          <td className={cell}>
            <ApplicantLinks id={record.id} />
          </td>
        )}
        <td className={cell}>
          <div className="flex items-center gap-x-2">
            <StatusChip isPlain list={list} record={record} />
            <SampleMark sample={record['sample']} />
          </div>
          <div className="flex items-center gap-x-2 text-[0.8125rem] text-quiet">
            <ListAge record={record} />
            <RecordOwner record={record} />
          </div>
        </td>
        {actionsWidth > 0 && (
          <td className={cell}>
            <RecordActions list={list} record={record} change={change} layout={actions} />
          </td>
        )}
      </tr>
      {isIncomplete(change) && (
        <tr>
          <td colSpan={columns.length + 4} className="ps-9 pb-2">
            <UpdateOutcome list={list} change={change} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** Leaves out who called, where the record is named after them. */
function shownIn(fields: readonly string[], list: RecordList, record: StaffRecord) {
  const isSaid = (field: string) => unturned(String(record[field] ?? '')) === nameOf(list, record);
  return fields[0] === 'name'
    ? fields.filter((field) => field === 'name' || !isSaid(field))
    : fields;
}
