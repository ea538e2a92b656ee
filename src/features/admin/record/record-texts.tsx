import { useId } from 'react';
import { FieldValue } from './record-fields';
import type { FullRecord } from './record-queries';
import type { RecordList } from '../records/record-list';

/** What the visitor wrote in full, as plain text with blanks and line breaks preserved. */
export function RecordTexts({ list, record }: { list: RecordList; record: FullRecord }) {
  return Object.entries(list.texts.fields)
    .filter(([name]) => list.fields[name] === 'long' && record[name])
    .map(([name, label]) => <LongText key={name} name={name} label={label} value={record[name]} />);
}

interface LongTextProps {
  name: string;
  label: string;
  value: FullRecord[string] | undefined;
}

function LongText({ name, label, value }: LongTextProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-5">
      <h3 id={id} className="font-semibold text-quiet">
        {label}
      </h3>
      <p dir="auto" className="mt-1 max-w-prose wrap-anywhere whitespace-pre-wrap">
        <FieldValue name={name} kind="long" value={value} />
      </p>
    </section>
  );
}
