import { useEffect, useRef, type PointerEvent } from 'react';

/** Delay before a menu closes after the pointer has left it, in milliseconds. */
const closeDelay = 150;

const isInside = ({ currentTarget, relatedTarget }: PointerEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/**
 * Opens a menu while a mouse is over its trigger or content, and closes it `closeDelay` after the pointer
 * has left both. A menu that opened on hover takes the focus and later returns it to the previous element.
 */
export function useHoverIntent(setOpen: (open: boolean) => void, opened: boolean) {
  const timer = useRef<number>(undefined);
  const byHover = useRef(opened);
  const before = useRef<Element | null>(null);

  useEffect(() => () => clearTimeout(timer.current), []);

  const handlers = {
    // React fires no pointerenter when the pointer comes from markup that is not hydrated yet.
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
    /** Call when the menu is opened or closed by other means: then the usual focus handling applies. */
    forget() {
      clearTimeout(timer.current);
      byHover.current = false;
    },
    /** Call on closing. Returns true if the focus is back where it was before the hover. */
    gaveFocusBack() {
      if (!byHover.current) return false;
      byHover.current = false;
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
      return true;
    },
  };
}
