import { useId, useState } from 'react';
import { FieldValue } from './field-value';
import { Disclosure, RecordActions, RecordDetails, type RecordProps } from './record-parts';
import { StatusChip } from './status-chip';
import type { RecordList, StaffRecord } from './submissions';
import { TimeAgo } from './time-ago';

interface RecordCardsProps {
  list: RecordList;
  rows: readonly StaffRecord[];
}

/** Records one below the other, for phones. */
export function RecordCards({ list, rows }: RecordCardsProps) {
  return (
    <ul className="grid items-start gap-x-10 border-b border-hairline md:grid-cols-2">
      {rows.map((record) => (
        <Card key={record.id} list={list} record={record} />
      ))}
    </ul>
  );
}

function Card({ list, record }: RecordProps) {
  const [open, setOpen] = useState(false);
  const details = useId();
  return (
    <li className="border-t border-hairline py-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 grow">
          <Disclosure
            list={list}
            record={record}
            open={open}
            controls={details}
            onToggle={() => setOpen(!open)}
          />
        </h3>
        <StatusChip status={record.status} />
      </div>
      {open ? (
        <div id={details} className="rounded bg-raised p-4">
          <RecordDetails list={list} record={record} />
        </div>
      ) : (
        <dl className="grid grid-cols-[fit-content(8.5rem)_1fr] gap-x-4 gap-y-1 ps-5.5">
          {list.columns.map((name) => (
            <div key={name} className="contents">
              <dt className="text-quiet">{list.texts.fields[name]}</dt>
              <dd dir="auto" className="wrap-anywhere">
                <FieldValue name={name} value={record[name]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-2 ps-5.5 text-quiet">
        {list.texts.created} <TimeAgo timestamp={record.created_at} />
      </p>
      {list.actions.length > 0 && (
        <div className="mt-3">
          <RecordActions list={list} record={record} />
        </div>
      )}
    </li>
  );
}
