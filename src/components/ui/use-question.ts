import { useLayoutEffect, useRef, useState } from 'react';

/** A question in place of its button: opening moves the focus to it, closing moves it back. */
export function useQuestion<Question extends HTMLElement>() {
  const [isOpen, setOpen] = useState(false);
  const question = useRef<Question>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (isOpen) question.current?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, setOpen, question, button };
}
