import { useCallback } from 'react';

/** Read by admin.css. */
const footProperty = '--toast-foot';
/** Toasts lie at the left edge, and reach this far at most. */
const toastsWidthPx = 600;

/** Returns a ref for a bar at the foot of the screen, above which toasts appear while it is there. */
export function useToastFoot() {
  return useCallback((bar: HTMLElement | null) => {
    if (!bar || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const isBelowToasts = bar.getBoundingClientRect().left < toastsWidthPx;
      const footHeight = bar.offsetHeight + (Number.parseFloat(getComputedStyle(bar).bottom) || 0);
      style.setProperty(footProperty, `${isBelowToasts ? footHeight : 0}px`);
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(footProperty);
    };
  }, []);
}
