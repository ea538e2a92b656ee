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
    const answered = new AbortController();
    const { signal } = answered;
    pendingPress.current = answered;
    const timer = setTimeout(() => setIsChooserMissing(true), opensWithinMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
    const noteAnswer = ({ type, target, currentTarget }: Event) => {
      // That of a field is not an answer.
      if (type === 'blur' && target !== currentTarget) return;
      answered.abort();
      setIsChooserMissing(false);
    };
    for (const type of chooserEvents) addEventListener(type, noteAnswer, { signal, capture: true });
  }

  return { isChooserMissing, notePress };
}
