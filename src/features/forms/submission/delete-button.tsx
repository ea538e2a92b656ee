import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { useQuestion } from '@/components/ui/use-question';
import type { FormPartsTexts } from '@/content/texts';

interface DeleteButtonProps {
  texts: FormPartsTexts['submission'];
  onDelete: () => void;
}

export function DeleteButton({ texts, onDelete }: DeleteButtonProps) {
  const { isOpen, setOpen, question, button } = useQuestion<HTMLParagraphElement>();
  const id = useId();

  if (!isOpen) {
    return (
      <Button ref={button} variant="text" size="small" onClick={() => setOpen(true)}>
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
        <Button variant="text" size="small" onClick={onDelete}>
          {texts.removeYes}
        </Button>
        <Button variant="text" size="small" onClick={() => setOpen(false)}>
          {texts.removeNo}
        </Button>
      </div>
    </div>
  );
}
