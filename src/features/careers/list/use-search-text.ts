import { useEffect, useRef, useState } from 'react';
import { filterIn } from './filter';

const debounceMs = 250;

/** What a search field shows. It follows the address after Back, and changes it once typing pauses. */
export function useSearchText(textInAddress: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(textInAddress);
  const lastSettled = useRef(textInAddress);

  useEffect(() => {
    // On a slow device an older text may render while the visitor is still typing.
    const { q } = filterIn(new URLSearchParams(window.location.search));
    if (q !== textInAddress || q === lastSettled.current) return;
    lastSettled.current = q;
    setText(q);
  }, [textInAddress]);

  function flush() {
    const settled = text.trim();
    if (settled === lastSettled.current) return;
    lastSettled.current = settled;
    onSettled(settled);
  }

  // After every render, so that the timer calls the newest `flush`.
  useEffect(() => {
    const timer = setTimeout(flush, debounceMs);
    return () => clearTimeout(timer);
  });

  return { text, setText, flush };
}
