import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useSearchParams } from 'react-router-dom';
import { readView, scopeOf, writeView, type ListView } from './list-view';
import { pageQuery, pageSize, totalQuery, type Opening, type RecordPage } from './list-queries';
import type { RecordList } from '../registry/record-lists';

interface OpenList {
  list: RecordList;
  /** What the address says. */
  view: ListView;
  /** Changes the address; the first page comes with every change but one of the page itself. */
  change: (changes: Partial<ListView>, options?: { replace?: boolean }) => void;
  /** The rows of the view's page, and of the last one while the next is on its way. */
  page: UseQueryResult<RecordPage>;
  /** Exact number of records on all pages; undefined until it is known. */
  total: number | undefined;
  opening: Opening;
  /** Opens the list anew, with what has arrived since. */
  renew: () => void;
}

const Context = createContext<OpenList | null>(null);

let openings = 0;
const newOpening = (): Opening => ({ id: (openings += 1) });

/** A list as its address has it, for the list itself and for the record that is open beside it. */
export function ListProvider({ list, children }: { list: RecordList; children: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(list, params), [list, params]);
  const [opening, setOpening] = useState(newOpening);
  const renew = useCallback(() => setOpening(newOpening()), []);

  // Another search or filter is a new look at the table, another page is not.
  const scope = JSON.stringify(scopeOf(view));
  const [openedScope, setOpenedScope] = useState(scope);
  if (scope !== openedScope) {
    setOpenedScope(scope);
    setOpening(newOpening());
  }

  const page = useQuery(pageQuery(list, view, opening));
  const total = useTotal(list, view, opening, page);

  // The router shows a new address a little later: a second change must not undo the first.
  const asked = useRef(params);
  useLayoutEffect(() => {
    asked.current = params;
  }, [params]);
  const change = useCallback(
    (changes: Partial<ListView>, options: { replace?: boolean } = {}) => {
      asked.current = writeView({ ...readView(list, asked.current), page: 1, ...changes });
      setParams(asked.current, options);
    },
    [list, setParams],
  );

  const value = useMemo(
    () => ({ list, view, change, page, total, opening, renew }),
    [list, view, change, page, total, opening, renew],
  );
  return <Context value={value}>{children}</Context>;
}

/** The last page tells by itself how many there are. */
function useTotal(
  list: RecordList,
  view: ListView,
  opening: Opening,
  { data, isPlaceholderData }: UseQueryResult<RecordPage>,
): number | undefined {
  const here = isPlaceholderData ? undefined : data?.rows.length;
  const isLast = here !== undefined && here < pageSize && (here > 0 || view.page === 1);
  const { data: counted } = useQuery({
    ...totalQuery(list, view, opening),
    enabled: here !== undefined && !isLast,
  });
  return isLast ? (view.page - 1) * pageSize + here : counted;
}

export function useOpenList(): OpenList {
  const open = use(Context);
  if (!open) throw new Error('no list is open here');
  return open;
}
