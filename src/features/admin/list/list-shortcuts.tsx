import type { RefObject } from 'react';
import { useOpenList } from './list-context';
import { RecordKeys } from './record-keys';
import { useShortcuts } from '../ui/shortcut';
import { rowsIn } from '../ui/use-restore-focus';

interface ListShortcutsProps {
  area: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
}

/** The keys of a list: those that move between its rows, select them or search, and those of a record. */
export function ListShortcuts({ area, search }: ListShortcutsProps) {
  const { kind } = useOpenList();
  const inList = (act: () => void) => () => (isVisible(area.current) ? act() : false);
  const select = (shiftKey: boolean) =>
    void currentRow(area.current)
      ?.querySelector('[type="checkbox"]')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
  useShortcuts({
    '/': inList(() => {
      search.current?.focus();
      search.current?.select();
    }),
    j: inList(() => focusRowBy(area.current, 1)),
    k: inList(() => focusRowBy(area.current, -1)),
    x: inList(() => select(false)),
    X: inList(() => select(true)),
  });
  return kind.isFromVisitors && <RecordKeys />;
}

/** Returns whether an element is shown: on narrow screens, an open record hides the list. Safari before 17.4 lacks checkVisibility. */
export function isVisible(element: HTMLElement | null): boolean {
  // oxlint-disable-next-line no-restricted-properties -- its absence is handled
  return element !== null && element.checkVisibility?.() !== false;
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
  const to = current ? rows.indexOf(current) + step : 0;
  rows[Math.max(0, Math.min(to, rows.length - 1))]
    ?.querySelector<HTMLElement>('[data-open]')
    ?.focus();
}
