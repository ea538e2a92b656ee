import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { FormPartsTexts } from '@/content/texts';

interface CopyButtonProps {
  texts: FormPartsTexts['submission'];
  text: string;
}

export function CopyButton({ texts, text }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(texts.copied);
    } catch {
      // Refused, or unavailable over plain HTTP.
      setCopied(texts.copyFailed);
    }
  }

  return (
    <>
      <Button variant="text" size="small" onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <span role="status" className="empty:-ms-5">
        {copied}
      </span>
    </>
  );
}
