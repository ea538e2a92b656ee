import { useState } from 'react';
import { useOpenList } from '../list/list-context';
import { writeView, type ListView } from '../list/list-view';
import { pageQuery } from '../list/list-queries';
import type { RecordKind } from '../records/record-kind';
import { useStaffQuery } from '../ui/staff-query';
import { pageSize } from '../records/query-keys';

/** The addresses of the records before and after one. */
export interface Neighbours {
  previous?: string | undefined;
  next?: string | undefined;
}

/**
 * Returns the records before and after `id` in the list's view, across pages. A record that left the view,
 * for example after a change of status, keeps its former neighbours.
 */
export function useNeighbours(id: string): Neighbours {
  const { kind, view, rows = [], isBusy, total, isLowerBound } = useOpenList();
  const at = isBusy ? -1 : rows.findIndex((row) => row.id === id);
  const isLast = at === rows.length - 1;
  const pages = isLowerBound ? Infinity : Math.ceil((total ?? 0) / pageSize);
  const earlier: ListView = { ...view, page: view.page - 1 };
  const later: ListView = { ...view, page: view.page + 1 };
  const { data: before } = useStaffQuery({
    ...pageQuery(kind, earlier),
    enabled: at === 0 && view.page > 1,
  });
  const { data: after } = useStaffQuery({
    ...pageQuery(kind, later),
    enabled: at >= 0 && isLast && view.page < pages,
  });
  const found: Neighbours = {
    previous:
      at > 0 ? urlOf(kind, view, rows[at - 1]?.id) : urlOf(kind, earlier, before?.rows.at(-1)?.id),
    next: isLast ? urlOf(kind, later, after?.rows[0]?.id) : urlOf(kind, view, rows[at + 1]?.id),
  };

  const [kept, setKept] = useState<Neighbours & { of?: string }>({});
  if (at < 0) return kept.of === id ? kept : {};
  const isKept = kept.previous === found.previous && kept.next === found.next;
  if (kept.of !== id || !isKept) setKept({ ...found, of: id });
  return found;
}

function urlOf({ path }: RecordKind, view: ListView, id: string | undefined) {
  if (!id) return undefined;
  const search = writeView(view).toString();
  return `${path}/${id}${search && `?${search}`}`;
}
