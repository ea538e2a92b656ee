import { useState } from 'react';
import { useTexts } from '@/components/texts';
import { useHydrated } from '@/lib/use-hydrated';
import type { CodeDrawing as Drawing, CodePart } from '@/content/illustrations';

/** Requests and answers as an integration reads them. Code is text for everybody, so nothing replaces it. */
export function CodeDrawing({ parts }: Omit<Drawing, 'kind'>) {
  return (
    <div className="on-dark ruled rounded border border-line bg-paper">
      {parts.map((part) => (
        <Part key={part.label} {...part} />
      ))}
    </div>
  );
}

function Part({ label, code }: CodePart) {
  const { copy, copied } = useTexts().ui;
  const hydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  return (
    <div>
      <p className="flex flex-wrap items-center justify-between gap-x-3 px-4 pt-1.5 text-[0.8125rem] text-quiet">
        {label}
        <button
          type="button"
          disabled={!hydrated}
          onClick={() => {
            navigator.clipboard.writeText(code).then(
              () => setCopied(true),
              () => undefined,
            );
          }}
          className="-me-2 inline-flex min-h-11 items-center px-2 font-semibold text-link hover:text-link disabled:invisible print:hidden"
        >
          <span aria-live="polite">{isCopied ? copied : copy}</span>
        </button>
      </p>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, also by keyboard
        tabIndex={0}
        role="region"
        aria-label={label}
        lang="en"
        translate="no"
        className="overflow-x-auto px-4 pb-3 font-mono text-[0.75rem] leading-relaxed"
      >
        <code>{code}</code>
      </pre>
    </div>
  );
}
