import { useEffect, useRef, useState } from 'react';

const opensWithinMs = 3000;

/** A chooser takes the focus or hides the page; closing it chooses something or cancels. */
const chooserEvents = ['blur', 'visibilitychange', 'change', 'cancel'];

/** Notices that a press opened no file chooser, as browsers inside some apps have none. */
export function useChooserMissing(): { isChooserMissing: boolean; notePress: () => void } {
  const [isChooserMissing, setIsChooserMissing] = useState(false);
  const pendingPress = useRef<AbortController>(undefined);
  useEffect(() => () => pendingPress.current?.abort(), []);

  function notePress() {
    pendingPress.current?.abort();
    const press = new AbortController();
    const { signal } = press;
    pendingPress.current = press;
    const timer = setTimeout(() => setIsChooserMissing(true), opensWithinMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
    const noteChooser = ({ type, target, currentTarget }: Event) => {
      // A field loses the focus without a chooser, too.
      if (type === 'blur' && target !== currentTarget) return;
      press.abort();
      setIsChooserMissing(false);
    };
    for (const type of chooserEvents)
      addEventListener(type, noteChooser, { signal, capture: true });
  }

  return { isChooserMissing, notePress };
}
