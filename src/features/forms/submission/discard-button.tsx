import { Button } from '@/components/ui/button';
import { useQuestion } from '@/components/ui/use-question';
import type { FormPartsTexts } from '@/content/texts';
import { InlineQuestion } from './inline-question';

interface DiscardButtonProps {
  texts: FormPartsTexts['submission'];
  onDiscard: () => void;
}

export function DiscardButton({ texts, onDiscard }: DiscardButtonProps) {
  const { isOpen, setOpen, question, button } = useQuestion<HTMLParagraphElement>();

  if (!isOpen) {
    return (
      <Button ref={button} variant="text" size="small" onClick={() => setOpen(true)}>
        {texts.remove}
      </Button>
    );
  }
  return (
    <InlineQuestion
      ref={question}
      text={texts.removeQuestion}
      yes={texts.removeYes}
      no={texts.removeNo}
      onYes={onDiscard}
      onNo={() => setOpen(false)}
    />
  );
}
