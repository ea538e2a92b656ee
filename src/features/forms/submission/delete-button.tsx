import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { FormPartsTexts } from '@/content/texts';

interface DeleteButtonProps {
  texts: FormPartsTexts['submission'];
  onDelete: () => void;
}

/** Takes what waits off this device, after a question in its place. */
export function DeleteButton({ texts, onDelete }: DeleteButtonProps) {
  const [asks, setAsks] = useState(false);
  const id = useId();
  const question = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useLayoutEffect(() => {
    if (asks) question.current?.focus();
    else if (asked.current) button.current?.focus();
    asked.current = asks;
  }, [asks]);

  if (!asks) {
    return (
      <Button ref={button} look="text" size="small" onClick={() => setAsks(true)}>
        {texts.remove}
      </Button>
    );
  }
  return (
    <div role="group" aria-labelledby={id} className="w-full border-s-2 border-bad ps-4">
      <p id={id} ref={question} tabIndex={-1} className="font-normal text-text outline-none">
        {texts.removeQuestion}
      </p>
      <div className="flex flex-wrap gap-x-5">
        <Button look="text" size="small" onClick={onDelete}>
          {texts.removeYes}
        </Button>
        <Button look="text" size="small" onClick={() => setAsks(false)}>
          {texts.removeNo}
        </Button>
      </div>
    </div>
  );
}
