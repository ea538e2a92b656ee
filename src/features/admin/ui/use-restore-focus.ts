import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus within an area whose rows (`data-record`) can disappear. If the focused row is removed, the focus moves
 * to the link (`data-open`) in that of the same record or in the row that took its place, or else to `fallback`.
 */
export function useRestoreFocus(
  area: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
) {
  const lastFocus = useRef<{ element: Element; rowIndex: number; recordId: string }>(undefined);

  useEffect(() => {
    const listened = area.current;
    if (!listened) return;
    function onFocus({ target }: FocusEvent) {
      if (!(target instanceof Element)) return;
      const row = target.closest('[data-record]');
      lastFocus.current = {
        element: target,
        rowIndex: row ? rowsIn(area.current).indexOf(row) : -1,
        recordId: row?.getAttribute('data-record') ?? '',
      };
    }
    // A blur without a new target is deliberate, unless the focused element was removed.
    function onBlur({ target, relatedTarget }: FocusEvent) {
      if (relatedTarget) lastFocus.current = undefined;
      setTimeout(() => {
        if (lastFocus.current?.element === target && lastFocus.current.element.isConnected) {
          lastFocus.current = undefined;
        }
      });
    }
    const listening = new AbortController();
    const { signal } = listening;
    listened.addEventListener('focusin', onFocus, { signal });
    listened.addEventListener('focusout', onBlur, { signal });
    return () => listening.abort();
  }, [area]);

  useEffect(() => {
    if (!lastFocus.current || lastFocus.current.element.isConnected) return;
    const { rowIndex, recordId } = lastFocus.current;
    lastFocus.current = undefined;
    if (document.activeElement && document.activeElement !== document.body) return;
    const rows = rowsIn(area.current);
    const sameRow = rows.find((row) => recordId && row.getAttribute('data-record') === recordId);
    const targetRow = sameRow ?? rows[Math.min(rowIndex, rows.length - 1)];
    (targetRow?.querySelector<HTMLElement>('[data-open]') ?? fallback.current)?.focus();
  });
}

export const rowsIn = (area: HTMLElement | null): Element[] => [
  ...(area?.querySelectorAll('[data-record]') ?? []),
];
