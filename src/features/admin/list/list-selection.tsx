import { useMemo, useRef, useState } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { useOpenList } from './list-context';
import type { StaffRecord } from '../records/record-list';
import { isolated } from '../ui/direction';
import { nameOf } from '../ui/name-of';

export type Selection = ReturnType<typeof useSelection>;

/**
 * Tracks the selected records across pages, each with the `updated_at` that was seen when it was selected: what happened
 * since is told before a reply to many. A new `scope` (search or filter) clears them.
 */
export function useSelection(rows: readonly StaffRecord[], scope: string) {
  const [selected, setSelected] = useState<{ scope: string; records: readonly StaffRecord[] }>({
    scope,
    records: [],
  });
  if (scope !== selected.scope) setSelected({ scope, records: [] });

  const records = useMemo(
    () =>
      selected.records.map((old) => {
        const row = rows.find(({ id }) => id === old.id);
        return row ? { ...row, updated_at: old['updated_at'] ?? null } : old;
      }),
    [selected, rows],
  );
  const ids = useMemo(() => new Set(records.map(({ id }) => id)), [records]);
  const last = useRef<string>(undefined);

  function select(changed: readonly StaffRecord[], isSelected: boolean) {
    setSelected((before) => {
      const left = before.records.filter((old) => !changed.some(({ id }) => id === old.id));
      const kept = (row: StaffRecord) => before.records.find(({ id }) => id === row.id) ?? row;
      return { scope, records: isSelected ? [...left, ...changed.map(kept)] : left };
    });
  }

  /** Changes one row, or all from the last one to it. */
  function toggle(id: string, isRange: boolean) {
    const to = rows.findIndex((row) => row.id === id);
    const start = isRange ? rows.findIndex((row) => row.id === last.current) : -1;
    const from = start < 0 ? to : start;
    last.current = id;
    select(rows.slice(Math.min(from, to), Math.max(from, to) + 1), !ids.has(id));
  }

  const replace = (chosen: readonly StaffRecord[]) => setSelected({ scope, records: chosen });
  return { records, ids, select, toggle, replace };
}

export function SelectPage({ selection: { ids, select } }: { selection: Selection }) {
  const { rows = [] } = useOpenList();
  const all = rows.every(({ id }) => ids.has(id));
  return (
    <Checkbox
      label={adminLists.selection.all}
      checked={all}
      some={rows.some(({ id }) => ids.has(id))}
      onToggle={() => select(rows, !all)}
    />
  );
}

interface SelectRowProps {
  selection: Selection;
  record: StaffRecord;
}

export function SelectRow({ selection: { ids, toggle }, record }: SelectRowProps) {
  const { list } = useOpenList();
  return (
    <Checkbox
      label={adminLists.selection.select(isolated(nameOf(list, record)))}
      checked={ids.has(record.id)}
      onToggle={(isRange) => toggle(record.id, isRange)}
    />
  );
}

interface CheckboxProps {
  label: string;
  checked: boolean;
  some?: boolean;
  onToggle: (isRange: boolean) => void;
}

function Checkbox({ label, checked, some = false, onToggle }: CheckboxProps) {
  return (
    <label className="grid h-8 w-9 cursor-pointer place-items-center pointer-coarse:size-11">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = some && !checked;
        }}
        onChange={({ nativeEvent }) =>
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="size-4 cursor-pointer accent-link"
      />
    </label>
  );
}
