import { Button } from '@/components/ui/button';
import { useQuestion } from '@/components/ui/use-question';
import type { FormPartsTexts } from '@/content/texts';
import { Question } from './question';

interface DeleteButtonProps {
  texts: FormPartsTexts['submission'];
  onDelete: () => void;
}

export function DeleteButton({ texts, onDelete }: DeleteButtonProps) {
  const { isOpen, setOpen, question, button } = useQuestion<HTMLParagraphElement>();

  if (!isOpen) {
    return (
      <Button ref={button} variant="text" size="small" onClick={() => setOpen(true)}>
        {texts.remove}
      </Button>
    );
  }
  return (
    <Question
      ref={question}
      text={texts.removeQuestion}
      yes={texts.removeYes}
      no={texts.removeNo}
      onYes={onDelete}
      onNo={() => setOpen(false)}
    />
  );
}
