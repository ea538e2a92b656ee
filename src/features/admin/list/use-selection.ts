import { useMemo, useRef, useState } from 'react';
import type { StaffRecord } from '../records/record-kind';

/**
 * Tracks the selected records across pages, each with the `updated_at` that it had when it was selected, so that a
 * reply to many can say what happened since. A new `filterKey` (list-view.ts) clears them.
 */
export function useSelection(rows: readonly StaffRecord[], filterKey: string) {
  const [selected, setSelected] = useState({ filterKey, records: [] as readonly StaffRecord[] });
  if (filterKey !== selected.filterKey) setSelected({ filterKey, records: [] });

  const records = useMemo(
    () =>
      selected.records.map((record) => {
        const row = rows.find(({ id }) => id === record.id);
        return row ? { ...row, updated_at: record['updated_at'] ?? null } : record;
      }),
    [selected, rows],
  );
  const ids = useMemo(() => new Set(records.map(({ id }) => id)), [records]);
  const lastToggledId = useRef<string>(undefined);

  /** Selects rows or deselects them; one that is selected already stays as it was then. */
  function select(changed: readonly StaffRecord[], isSelected: boolean) {
    setSelected(({ records: former }) => {
      const others = former.filter((record) => !changed.some(({ id }) => id === record.id));
      const asSelected = (row: StaffRecord) => former.find(({ id }) => id === row.id) ?? row;
      return { filterKey, records: isSelected ? [...others, ...changed.map(asSelected)] : others };
    });
  }

  function toggle(id: string, isRange: boolean) {
    const to = rows.findIndex((row) => row.id === id);
    const start = isRange ? rows.findIndex((row) => row.id === lastToggledId.current) : -1;
    const from = start < 0 ? to : start;
    lastToggledId.current = id;
    select(rows.slice(Math.min(from, to), Math.max(from, to) + 1), !ids.has(id));
  }

  const replace = (chosen: readonly StaffRecord[]) => setSelected({ filterKey, records: chosen });
  return { records, ids, select, toggle, replace };
}
