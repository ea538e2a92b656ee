import { useEffect, type RefObject } from 'react';

/** Opens what is folded while the page is printed: not every browser can do that by its style. */
export function useOpenInPrint(page: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [
        ...(page.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? []),
      ];
      for (const sheet of opened) sheet.open = true;
    };
    const fold = () => {
      for (const sheet of opened) sheet.open = false;
      opened = [];
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', fold);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', fold);
    };
  }, [page]);
}
