import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus within an area whose rows can disappear. If the focused row is removed, the focus moves to that of the
 * same record, to the row that took its place, or else to `fallback`.
 */
export function useRestoreFocus(
  area: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
) {
  const last = useRef<{ element: Element; row: number; record: string | undefined }>(undefined);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    function onFocus({ target }: FocusEvent) {
      if (!(target instanceof Element)) return;
      const row = target.closest('[data-record]');
      last.current = {
        element: target,
        row: row ? rowsIn(area.current).indexOf(row) : -1,
        record: row?.getAttribute('data-record') ?? undefined,
      };
    }
    // A blur without a new target is deliberate, unless the focused element was removed.
    function onBlur({ target, relatedTarget }: FocusEvent) {
      if (relatedTarget) last.current = undefined;
      setTimeout(() => {
        if (last.current?.element === target && last.current.element.isConnected) {
          last.current = undefined;
        }
      });
    }
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onBlur);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onBlur);
    };
  }, [area]);

  useEffect(() => {
    if (!last.current || last.current.element.isConnected) return;
    const { row, record } = last.current;
    last.current = undefined;
    if (document.activeElement && document.activeElement !== document.body) return;
    const rows = rowsIn(area.current);
    const same = rows.find((one) => record && one.getAttribute('data-record') === record);
    const next = same ?? (row < 0 ? undefined : rows[Math.min(row, rows.length - 1)]);
    (next?.querySelector<HTMLElement>('[data-open]') ?? fallback.current)?.focus();
  });
}

export function rowsIn(area: HTMLElement | null): Element[] {
  return [...(area?.querySelectorAll('[data-record]') ?? [])];
}
