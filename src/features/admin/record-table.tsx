import { useId, useState } from 'react';
import { admin } from '@/content/admin';
import { FieldValue } from './field-value';
import { Disclosure, RecordActions, RecordDetails, type RecordProps } from './record-parts';
import { StatusChip } from './status-chip';
import type { RecordList, StaffRecord } from './submissions';
import { TimeAgo } from './time-ago';

interface RecordTableProps {
  list: RecordList;
  rows: readonly StaffRecord[];
}

const cell = 'px-2.5 py-1.5 text-start align-middle first:ps-0 last:pe-0';

/** Records as a table, for wide screens. */
export function RecordTable({ list, rows }: RecordTableProps) {
  const { texts, columns, actions } = list;
  const headings = [
    texts.who,
    ...columns.map((name) => texts.fields[name]),
    admin.list.status,
    texts.created,
    ...(actions.length > 0 ? [admin.list.actions] : []),
  ];
  return (
    <table className="w-full border-collapse border-b border-hairline">
      <caption className="sr-only">{texts.title}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th
              key={heading}
              scope="col"
              className={`${cell} sticky top-[6.75rem] z-1 bg-page font-semibold whitespace-nowrap text-quiet shadow-[inset_0_-1px_0_var(--hairline)]`}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((record) => (
          <Row key={record.id} list={list} record={record} width={headings.length} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ list, record, width }: RecordProps & { width: number }) {
  const [open, setOpen] = useState(false);
  const details = useId();
  return (
    <>
      <tr className="border-t border-hairline hover:bg-raised">
        <th scope="row" className={`${cell} min-w-36 font-normal`}>
          <Disclosure
            list={list}
            record={record}
            open={open}
            controls={details}
            onToggle={() => setOpen(!open)}
          />
        </th>
        {list.columns.map((name) => (
          <td
            key={name}
            dir="auto"
            className={`${cell} wrap-anywhere ${name === 'email' ? 'min-w-40' : 'min-w-24'}`}
          >
            <FieldValue name={name} value={record[name]} />
          </td>
        ))}
        <td className={cell}>
          <StatusChip status={record.status} />
        </td>
        <td className={`${cell} text-quiet`}>
          <TimeAgo timestamp={record.created_at} />
        </td>
        {list.actions.length > 0 && (
          <td className={cell}>
            <RecordActions list={list} record={record} />
          </td>
        )}
      </tr>
      {open && (
        <tr id={details} className="bg-raised">
          <td colSpan={width} className="px-5.5 pt-2 pb-6">
            <RecordDetails list={list} record={record} />
          </td>
        </tr>
      )}
    </>
  );
}
