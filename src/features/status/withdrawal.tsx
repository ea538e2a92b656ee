import type { UseMutationResult } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { useQuestion } from '@/components/ui/use-question';
import type { StatusTexts } from '@/content/texts';
import { ActionButton, ErrorNotice } from './status-section';

interface WithdrawalProps {
  texts: StatusTexts;
  subject: string;
  erased: string;
  withdrawal: UseMutationResult<boolean, Error, void>;
}

export function Withdrawal({ texts: all, subject, erased, withdrawal }: WithdrawalProps) {
  const { withdraw: texts } = all;
  const { isPending, error } = withdrawal;
  const { isOpen, setOpen, question, button } = useQuestion<HTMLHeadingElement>();
  const id = useId();

  if (!isOpen) {
    return (
      <div>
        <h3 className="text-heading">{texts.title}</h3>
        <p className="mt-2 mb-4">{texts.text}</p>
        <Button ref={button} variant="outlined" onClick={() => setOpen(true)}>
          {texts.action}
        </Button>
      </div>
    );
  }
  return (
    <div role="group" aria-labelledby={id} className="alarm">
      <h3 id={id} ref={question} tabIndex={-1} className="text-heading">
        {texts.question(subject)}
      </h3>
      <p className="mt-2 mb-4">{erased}</p>
      {error && (
        <div className="mb-4">
          <ErrorNotice texts={all} error={error} outcome={texts.unknown} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <ActionButton action={withdrawal}>{isPending ? texts.busy : texts.yes}</ActionButton>
        {!isPending && (
          <Button variant="outlined" onClick={() => setOpen(false)}>
            {texts.no}
          </Button>
        )}
      </div>
    </div>
  );
}
