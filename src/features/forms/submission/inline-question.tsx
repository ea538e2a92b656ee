import { useId, type Ref } from 'react';
import { Button } from '@/components/ui/button';

interface InlineQuestionProps {
  ref: Ref<HTMLParagraphElement>;
  text: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}

/** A question on the page, where a dialog of the browser may be suppressed. */
export function InlineQuestion({ ref, text, yes, no, onYes, onNo }: InlineQuestionProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="alarm w-full">
      <p id={id} ref={ref} tabIndex={-1} className="font-normal text-ink">
        {text}
      </p>
      <div className="flex flex-wrap gap-x-5">
        <Button variant="text" size="small" onClick={onYes}>
          {yes}
        </Button>
        <Button variant="text" size="small" onClick={onNo}>
          {no}
        </Button>
      </div>
    </div>
  );
}
