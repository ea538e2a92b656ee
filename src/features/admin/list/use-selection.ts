import { useMemo, useRef, useState } from 'react';
import type { StaffRecord } from '../records/record-kind';

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
