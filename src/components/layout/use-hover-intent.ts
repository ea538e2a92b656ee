import { useEffect, useRef, type PointerEvent } from 'react';

/** How long a menu stays after the pointer has left it, in milliseconds. */
const closeDelay = 150;

const isInside = ({ currentTarget, relatedTarget }: PointerEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/**
 * Opens while a mouse is over the trigger or the menu, closes `closeDelay` after it left both.
 * A menu opened like this takes the focus while it is open; it goes back to where it was.
 */
export function useHoverIntent(setOpen: (open: boolean) => void, opened: boolean) {
  const timer = useRef<number>(undefined);
  const byHover = useRef(opened);
  const before = useRef<Element | null>(null);

  useEffect(() => () => clearTimeout(timer.current), []);

  const handlers = {
    // React tells of no entering by a pointer that comes from where it has no code yet.
    onPointerOver(event: PointerEvent) {
      if (event.pointerType !== 'mouse' || isInside(event)) return;
      clearTimeout(timer.current);
      if (!byHover.current) before.current = document.activeElement;
      byHover.current = true;
      setOpen(true);
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setOpen(false), closeDelay);
    },
  };

  return {
    handlers,
    /** The menu was opened or closed by other means: the ordinary rules for the focus hold. */
    forget() {
      clearTimeout(timer.current);
      byHover.current = false;
    },
    /** On closing: true when the focus is back where it was before the hover. */
    gaveFocusBack() {
      if (!byHover.current) return false;
      byHover.current = false;
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
      return true;
    },
  };
}
