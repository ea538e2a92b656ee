import { useState } from 'react';
import { useOpenList } from '../list/list-context';
import { writeView, type ListView } from '../list/list-view';
import { listPageQuery } from '../list/list-queries';
import type { RecordKind } from '../records/record-kind';
import { useStaffQuery } from '../ui/staff-query';
import { pageSize } from '../records/query-keys';

/** The addresses of the records before and after one; undefined where the list ends. */
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
  const index = isBusy ? -1 : rows.findIndex((row) => row.id === id);
  const isLast = index === rows.length - 1;
  const pageCount = isLowerBound ? Infinity : Math.ceil((total ?? 0) / pageSize);
  const previousView: ListView = { ...view, page: view.page - 1 };
  const nextView: ListView = { ...view, page: view.page + 1 };
  const { data: previousPage } = useStaffQuery({
    ...listPageQuery(kind, previousView),
    enabled: index === 0 && view.page > 1,
  });
  const { data: nextPage } = useStaffQuery({
    ...listPageQuery(kind, nextView),
    enabled: index >= 0 && isLast && view.page < pageCount,
  });
  const neighbours: Neighbours = {
    previous:
      urlOf(kind, view, rows[index - 1]?.id) ??
      urlOf(kind, previousView, previousPage?.rows.at(-1)?.id),
    next: urlOf(kind, view, rows[index + 1]?.id) ?? urlOf(kind, nextView, nextPage?.rows[0]?.id),
  };
  const [former, setFormer] = useState<Neighbours & { recordId?: string }>({});
  if (index < 0) return former.recordId === id ? former : {};
  const isSame = former.previous === neighbours.previous && former.next === neighbours.next;
  if (former.recordId !== id || !isSame) setFormer({ ...neighbours, recordId: id });
  return neighbours;
}

function urlOf({ path }: RecordKind, view: ListView, id: string | undefined) {
  if (!id) return undefined;
  const search = writeView(view).toString();
  return `${path}/${id}${search && `?${search}`}`;
}
