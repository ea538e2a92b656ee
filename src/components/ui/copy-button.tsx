import { useState } from 'react';
import { useTexts } from '@/components/texts';
import { useHydrated } from '@/lib/use-hydrated';
import { Button } from './button';

export function CopyButton({ text }: { text: string }) {
  const texts = useTexts().ui;
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState<string>();
  return (
    <>
      <Button
        variant="text"
        size="small"
        disabled={!isHydrated}
        onClick={async () => {
          // Refused, or unavailable over plain HTTP.
          const isCopied = await navigator.clipboard?.writeText(text).then(
            () => true,
            () => false,
          );
          setOutcome(isCopied ? texts.copied : texts.copyFailed);
        }}
      >
        {texts.copy}
      </Button>
      <span role="status">{outcome}</span>
    </>
  );
}
