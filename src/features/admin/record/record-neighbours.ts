import { useState } from 'react';
import { useOpenList } from '../list/list-context';
import { writeView, type ListView } from '../list/list-view';
import { pageQuery } from '../list/list-queries';
import { recordQuery } from './record-queries';
import type { RecordList, StaffRecord } from '../records/record-list';
import { viewOf } from '../records/tabs';
import { useStaffQuery } from '../ui/staff-query';
import { pageSize } from '../records/query-keys';

/** Records that were just seen are not loaded again. */
const aheadMs = 10_000;

export interface Neighbours {
  previous?: string | undefined;
  next?: string | undefined;
}

/**
 * Returns the records before and after `id` in the list's view, across pages. A record that left the view,
 * for example after a change of status, keeps its former neighbours.
 */
export function useNeighbours(id: string): Neighbours {
  const { list, view, rows, isBusy, total, hasMore } = useOpenList();
  const ids = isBusy ? [] : idsOf(rows);
  const at = ids.indexOf(id);
  const pages = hasMore ? Infinity : Math.ceil((total ?? 0) / pageSize);
  const earlier: ListView = { ...view, page: view.page - 1 };
  const later: ListView = { ...view, page: view.page + 1 };
  const { data: before } = useStaffQuery({
    ...pageQuery(list, earlier),
    enabled: at === 0 && view.page > 1,
  });
  const { data: after } = useStaffQuery({
    ...pageQuery(list, later),
    enabled: at >= 0 && at === ids.length - 1 && view.page < pages,
  });

  const previous = at > 0 ? ids[at - 1] : idsOf(before?.rows).at(-1);
  const next = at < ids.length - 1 ? ids[at + 1] : idsOf(after?.rows)[0];
  const found: Neighbours = {
    previous: previous && addressOf(list, previous, at > 0 ? view : earlier),
    next: next && addressOf(list, next, at < ids.length - 1 ? view : later),
  };

  const [kept, setKept] = useState<Neighbours & { of?: string }>({});
  if (at < 0) return kept.of === id ? kept : {};
  if (kept.of !== id || kept.previous !== found.previous || kept.next !== found.next) {
    setKept({ ...found, of: id });
  }
  return found;
}

/** Loads the neighbours of a loaded record, so that keys and eyes need not wait for them. */
export function useLoadedAhead(
  list: RecordList,
  { previous, next }: Neighbours,
  isLoaded: boolean,
) {
  const queryOf = (url = '') => {
    const id = viewOf(url.split('?', 1)[0] ?? '')?.record ?? '';
    return {
      ...recordQuery(list, id),
      enabled: isLoaded && id !== '',
      staleTime: aheadMs,
      refetchInterval: false as const,
    };
  };
  useStaffQuery(queryOf(next));
  useStaffQuery(queryOf(previous));
}

const idsOf = (rows: StaffRecord[] = []) => rows.map(({ id }) => id);

function addressOf({ path }: RecordList, id: string, view: ListView) {
  const search = writeView(view).toString();
  return `${path}/${id}${search && `?${search}`}`;
}
