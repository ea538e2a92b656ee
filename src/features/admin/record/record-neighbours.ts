import { useState } from 'react';
import { useOpenList } from '../list/list-context';
import { writeView, type ListView } from '../list/list-view';
import { pageQuery } from '../list/list-queries';
import { recordQuery } from './record-queries';
import type { RecordList } from '../records/record-list';
import { useStaffQuery } from '../ui/staff-query';
import { pageSize } from '../records/query-keys';

/** Records that were just seen are not loaded again. */
const aheadMs = 10_000;

interface Neighbour {
  id: string;
  url: string;
}

export interface Neighbours {
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
}

/**
 * Returns the records before and after `id` in the list's view, across pages. A record that left the view,
 * for example after a change of status, keeps its former neighbours.
 */
export function useNeighbours(id: string): Neighbours {
  const { list, view, rows = [], isBusy, total, hasMore } = useOpenList();
  const at = isBusy ? -1 : rows.findIndex((row) => row.id === id);
  const isLast = at === rows.length - 1;
  const pages = hasMore ? Infinity : Math.ceil((total ?? 0) / pageSize);
  const earlier: ListView = { ...view, page: view.page - 1 };
  const later: ListView = { ...view, page: view.page + 1 };
  const { data: before } = useStaffQuery({
    ...pageQuery(list, earlier),
    enabled: at === 0 && view.page > 1,
  });
  const { data: after } = useStaffQuery({
    ...pageQuery(list, later),
    enabled: at >= 0 && isLast && view.page < pages,
  });
  const found: Neighbours = {
    previous:
      at > 0
        ? neighbourOf(list, view, rows[at - 1]?.id)
        : neighbourOf(list, earlier, before?.rows.at(-1)?.id),
    next: isLast
      ? neighbourOf(list, later, after?.rows[0]?.id)
      : neighbourOf(list, view, rows[at + 1]?.id),
  };

  const [kept, setKept] = useState<Neighbours & { of?: string }>({});
  if (at < 0) return kept.of === id ? kept : {};
  const isKept = kept.previous?.url === found.previous?.url && kept.next?.url === found.next?.url;
  if (kept.of !== id || !isKept) setKept({ ...found, of: id });
  return found;
}

/** Preloads the neighbours of a loaded record. */
export function useLoadedAhead(list: RecordList, neighbours: Neighbours, isLoaded: boolean) {
  const queryOf = (neighbour: Neighbour | undefined) => ({
    ...recordQuery(list, neighbour?.id ?? ''),
    enabled: isLoaded && neighbour !== undefined,
    staleTime: aheadMs,
    refetchInterval: false as const,
  });
  useStaffQuery(queryOf(neighbours.next));
  useStaffQuery(queryOf(neighbours.previous));
}

function neighbourOf({ path }: RecordList, view: ListView, id: string | undefined) {
  if (!id) return undefined;
  const search = writeView(view).toString();
  return { id, url: `${path}/${id}${search && `?${search}`}` };
}
