import { useEffect, type RefObject } from 'react';
import { isForShortcut } from '../ui/shortcut';
import { rowsIn } from '../ui/use-kept-focus';

interface Targets {
  area: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
  onHelp: () => void;
}

export function useListShortcuts({ area, search, onHelp }: Targets): void {
  useEffect(() => {
    const keys: Record<string, () => void> = {
      '/': () => {
        search.current?.focus();
        search.current?.select();
      },
      j: () => moveBy(area.current, 1),
      k: () => moveBy(area.current, -1),
      x: () => presentRow(area.current)?.querySelector<HTMLElement>('[type="checkbox"]')?.click(),
      '?': onHelp,
    };
    function onKey(event: KeyboardEvent) {
      const action = keys[event.key];
      // Beside the list is a record on wide screens; where the record is alone, so are its keys.
      if (!action || !isForShortcut(event)) return;
      // Safari before 17.4 cannot tell, and has the keys in both places.
      // oxlint-disable-next-line no-restricted-properties -- asked for
      if (!area.current || area.current.checkVisibility?.() === false) return;
      event.preventDefault();
      action();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [area, search, onHelp]);
}

function presentRow(area: HTMLElement | null): Element | null {
  const focused = document.activeElement?.closest('[data-record]');
  return (
    focused ?? area?.querySelector('[data-open][aria-current]')?.closest('[data-record]') ?? null
  );
}

function moveBy(area: HTMLElement | null, step: number) {
  const rows = rowsIn(area);
  const present = presentRow(area);
  const to = present ? rows.indexOf(present) + step : 0;
  rows[Math.max(0, Math.min(to, rows.length - 1))]
    ?.querySelector<HTMLElement>('[data-open]')
    ?.focus();
}
