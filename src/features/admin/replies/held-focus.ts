import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The reply that was just sent from a record, and where the focus stands until its entry is there. */
let awaited: { id: string; from: RefObject<HTMLElement | null> } | undefined;

/** Lets the button that stops a reply take the focus, and give it back once there is nothing to stop. */
export function awaitStop(id: string, from: RefObject<HTMLElement | null>): void {
  awaited = { id, from };
}

/** For the button that stops a reply. */
export function useHeldFocus(id: string) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    if (!awaited || awaited.id !== id || !element) return;
    const { from } = awaited;
    awaited = undefined;
    if (document.activeElement !== from.current) return;
    element.focus();
    return () => {
      if (document.activeElement === element) from.current?.focus();
    };
  }, [id]);
  return button;
}
