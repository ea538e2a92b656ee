import { useEffect, useRef, useState } from 'react';

const opensWithinMs = 3000;

/** A chooser takes the focus or hides the page; closing it chooses something or cancels. */
const answers = ['blur', 'visibilitychange', 'change', 'cancel'];

/** Notices that a press opened no file chooser, as browsers inside some apps have none. */
export function useNothingOpens(): { nothingOpens: boolean; notePress: () => void } {
  const [nothingOpens, setNothingOpens] = useState(false);
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);

  function notePress() {
    waiting.current?.abort();
    const answered = new AbortController();
    const { signal } = answered;
    waiting.current = answered;
    const timer = setTimeout(() => setNothingOpens(true), opensWithinMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
    const note = ({ type, target, currentTarget }: Event) => {
      // That of a field is not an answer.
      if (type === 'blur' && target !== currentTarget) return;
      answered.abort();
      setNothingOpens(false);
    };
    for (const answer of answers) addEventListener(answer, note, { signal, capture: true });
  }

  return { nothingOpens, notePress };
}
