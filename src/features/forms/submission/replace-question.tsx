import { useEffect, useRef } from 'react';
import type { FormPartsTexts } from '@/content/texts';
import { Question } from './question';

interface ReplaceQuestionProps {
  texts: FormPartsTexts['pending'];
  onReplace: () => void;
  onKeep: () => void;
}

export function ReplaceQuestion({ texts, onReplace, onKeep }: ReplaceQuestionProps) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <Question
      ref={question}
      text={texts.replaces}
      yes={texts.replacesYes}
      no={texts.replacesNo}
      onYes={onReplace}
      onNo={onKeep}
    />
  );
}
