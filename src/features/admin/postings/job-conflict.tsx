import { useId, useLayoutEffect, useRef, useState } from 'react';
import { adminDetail } from '@/content/en/admin-detail';
import { adminRecords } from '@/content/en/admin-records';
import { cx } from '@/lib/cx';
import { differences, type Choice, type Difference, type Side } from './job-merge';
import type { JobValues } from './job-schema';
import { statusBadge } from '../registry/statuses';
import { unturned } from '../ui/direction';
import { ToolButton } from '../ui/tool-button';

const { job: texts } = adminDetail;

interface JobConflictProps {
  base: JobValues;
  mine: JobValues;
  theirs: JobValues;
  who: string;
  onChoose: (choice: Choice) => void;
}

/** Two versions of a posting side by side, field by field, to choose from. */
export function JobConflict({ base, mine, theirs, who, onChoose }: JobConflictProps) {
  const rows = differences(base, mine, theirs);
  const [choice, setChoice] = useState<Choice>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);

  const sideOf = ({ field, suggestion }: Difference) => choice[field] ?? suggestion;
  const all = (side: Side) =>
    setChoice(Object.fromEntries(rows.map(({ field }) => [field, side])) as Choice);

  return (
    <section aria-labelledby="conflict" className="mt-4">
      <h3 id="conflict" ref={heading} tabIndex={-1} className="font-bold text-warning outline-none">
        {texts.conflictTitle}
      </h3>
      <p className="mt-1 text-quiet">{texts.conflict(who)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ToolButton onClick={() => all('mine')}>{texts.keepMine}</ToolButton>
        <ToolButton onClick={() => all('theirs')}>{texts.takeTheirs}</ToolButton>
      </div>
      <div className="mt-4 flex flex-col gap-5">
        {rows.map((row) => (
          <Field
            key={row.field}
            row={row}
            side={sideOf(row)}
            onPick={(side) => setChoice({ ...choice, [row.field]: side })}
          />
        ))}
      </div>
      <ToolButton
        look="filled"
        className="mt-5"
        onClick={() =>
          onChoose(Object.fromEntries(rows.map((row) => [row.field, sideOf(row)])) as Choice)
        }
      >
        {texts.merge}
      </ToolButton>
    </section>
  );
}

interface FieldProps {
  row: Difference;
  side: Side;
  onPick: (side: Side) => void;
}

function Field({ row, side, onPick }: FieldProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        {texts.fields[row.field].label}
        {row.bothChanged && (
          <span className="font-normal text-warning"> ({texts.bothChanged})</span>
        )}
      </legend>
      <div className="mt-1.5 grid gap-2 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((one) => (
          <Version
            key={one}
            name={row.field}
            label={texts[one]}
            text={shown(row.field, row[one])}
            checked={side === one}
            onPick={() => onPick(one)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface VersionProps {
  name: string;
  label: string;
  text: string;
  checked: boolean;
  onPick: () => void;
}

function Version({ name, label, text, checked, onPick }: VersionProps) {
  const id = useId();
  return (
    <div
      className={cx(
        'rounded border p-2.5 transition-colors',
        checked ? 'border-brand bg-raised' : 'border-hairline text-quiet',
      )}
    >
      <label className="flex min-h-8 items-center gap-2 font-semibold">
        <input
          type="radio"
          name={`conflict-${name}`}
          checked={checked}
          onChange={onPick}
          aria-describedby={id}
          className="size-4.5 accent-brand"
        />
        {label}
      </label>
      <p id={id} dir="auto" className="mt-1 wrap-anywhere whitespace-pre-wrap">
        {text || texts.nothing}
      </p>
    </div>
  );
}

function shown(field: keyof JobValues, value: string) {
  return field === 'status'
    ? statusBadge(value).label
    : (adminRecords.choices[field]?.[value] ?? unturned(value));
}
