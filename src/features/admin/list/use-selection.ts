import { useMemo, useState } from 'react';
import type { StaffRecord } from '../records/record-list';

export interface Selection {
  ids: Record<string, true>;
  setIds: (
    change: Record<string, true> | ((ids: Record<string, true>) => Record<string, true>),
  ) => void;
  /** The selected records, also those of other pages, in the order in which they were seen. */
  records: StaffRecord[];
  clear: () => void;
}

/** Which records are selected. Another page keeps them, another `scope` (search, filter) does not. */
export function useSelection(rows: readonly StaffRecord[], scope: string): Selection {
  const [ids, setIds] = useState<Record<string, true>>({});
  const [seen, setSeen] = useState<ReadonlyMap<string, StaffRecord>>(new Map());
  const [seenRows, setSeenRows] = useState<readonly StaffRecord[]>();
  const [ownScope, setOwnScope] = useState(scope);

  if (scope !== ownScope) {
    setOwnScope(scope);
    setIds({});
    setSeen(new Map());
    setSeenRows(undefined);
  } else if (rows !== seenRows) {
    setSeenRows(rows);
    setSeen(new Map([...seen].filter(([id]) => ids[id]).concat(rows.map((row) => [row.id, row]))));
  }

  const records = useMemo(() => [...seen.values()].filter(({ id }) => ids[id]), [seen, ids]);
  return { ids, setIds, records, clear: () => setIds({}) };
}
