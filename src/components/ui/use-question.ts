import { useLayoutEffect, useRef, useState } from 'react';

/** A button that is replaced by a question; the focus moves to the question and back. */
export function useQuestion<Question extends HTMLElement>() {
  const [asks, setAsks] = useState(false);
  const question = useRef<Question>(null);
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useLayoutEffect(() => {
    if (asks) question.current?.focus();
    else if (asked.current) button.current?.focus();
    asked.current = asks;
  }, [asks]);
  return { asks, setAsks, question, button };
}
