import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useOpenList } from '../list/list-context';
import { writeView, type ListView } from '../list/list-view';
import { pageQuery, pageSize, type RecordPage } from '../list/list-queries';
import type { RecordList } from '../registry/record-lists';

/** The addresses of the records before and after one, in the list's present order. */
export interface Neighbours {
  previous?: string | undefined;
  next?: string | undefined;
}

/**
 * The records before and after `id` in the list's view, across its pages. A record that has left the
 * view, because its status changed for example, keeps the neighbours that it had.
 */
export function useNeighbours(id: string): Neighbours {
  const { list, view, page, total, opening } = useOpenList();
  const ids = idsOf(page);
  const at = ids.indexOf(id);
  const pages = Math.ceil((total ?? 0) / pageSize);
  const earlier: ListView = { ...view, page: view.page - 1 };
  const later: ListView = { ...view, page: view.page + 1 };
  const before = useQuery({
    ...pageQuery(list, earlier, opening),
    enabled: at === 0 && view.page > 1,
  });
  const after = useQuery({
    ...pageQuery(list, later, opening),
    enabled: at >= 0 && at === ids.length - 1 && view.page < pages,
  });

  const previous = at > 0 ? ids[at - 1] : idsOf(before).at(-1);
  const next = at < ids.length - 1 ? ids[at + 1] : idsOf(after)[0];
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

/** None while another page stands in for the one that was asked for. */
function idsOf({ data, isPlaceholderData }: UseQueryResult<RecordPage>): string[] {
  return isPlaceholderData ? [] : (data?.rows.map((row) => row.id) ?? []);
}

function addressOf({ path }: RecordList, id: string, view: ListView) {
  const search = writeView(view).toString();
  return `${path}/${id}${search && `?${search}`}`;
}
