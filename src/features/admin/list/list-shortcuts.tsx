import type { RefObject } from 'react';
import { useOpenList } from './list-context';
import { RecordKeys } from './record-keys';
import { useShortcuts } from '../ui/shortcut';
import { rowsIn } from '../ui/use-restore-focus';

interface ListShortcutsProps {
  area: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
}

export function ListShortcuts({ area, search }: ListShortcutsProps) {
  const { kind } = useOpenList();
  const inList = (action: () => void) => () => (isVisible(area.current) ? action() : false);
  useShortcuts({
    '/': inList(() => {
      search.current?.focus();
      search.current?.select();
    }),
    j: inList(() => focusRowBy(area.current, 1)),
    k: inList(() => focusRowBy(area.current, -1)),
    x: inList(() => toggleRow(area.current, { isRange: false })),
    X: inList(() => toggleRow(area.current, { isRange: true })),
  });
  return kind.isFromVisitors && <RecordKeys />;
}

/** Returns whether an element is shown: on narrow screens, an open record hides the list. */
export function isVisible(element: HTMLElement | null): boolean {
  // oxlint-disable-next-line no-restricted-properties -- Safari before 17.4 lacks it
  return element !== null && element.checkVisibility?.() !== false;
}

function toggleRow(area: HTMLElement | null, { isRange: shiftKey }: { isRange: boolean }) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey });
  currentRow(area)?.querySelector('[type="checkbox"]')?.dispatchEvent(click);
}

function currentRow(area: HTMLElement | null): Element | null {
  const focused = document.activeElement?.closest('[data-record]');
  return (
    focused ?? area?.querySelector('[data-open][aria-current]')?.closest('[data-record]') ?? null
  );
}

function focusRowBy(area: HTMLElement | null, step: number) {
  const rows = rowsIn(area);
  const current = currentRow(area);
  const index = current ? rows.indexOf(current) + step : 0;
  rows[Math.max(0, Math.min(index, rows.length - 1))]
    ?.querySelector<HTMLElement>('[data-open]')
    ?.focus();
}
