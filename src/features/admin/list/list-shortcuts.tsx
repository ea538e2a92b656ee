import { useState, type RefObject } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { useOpenList } from './list-context';
import { RecordKeys } from './record-keys';
import { Dialog, DialogActions } from '../ui/dialog';
import { areShortcutsOn, setShortcutsOn, useShortcuts } from '../ui/shortcut';
import { Checkbox } from '../ui/checkbox';
import { rowsIn } from '../ui/use-restore-focus';

const { shortcuts: texts } = adminLists;

interface ListShortcutsProps {
  area: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
}

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

export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areShortcutsOn);
  return (
    <Dialog title={texts.title} text={texts.text} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
        {texts.list.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded border border-edge px-1.5 py-0.5 text-center font-sans font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        checked={isOn}
        onChange={() => {
          setShortcutsOn(!isOn);
          setOn(!isOn);
        }}
      >
        {texts.on}
      </Checkbox>
      <DialogActions cancel={texts.close} />
    </Dialog>
  );
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
