import type { UseMutationResult } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { StatusTexts } from '@/content/texts';
import { RequestError } from '@/lib/supabase/request-error';

export function StatusSection({ title, children }: { title: string; children?: ReactNode }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <section aria-labelledby={id} className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
      <h2
        id={id}
        ref={heading}
        tabIndex={-1}
        aria-live="polite"
        className="col-span-full text-statement font-bold wrap-anywhere"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

export const takeFocus = (element: HTMLElement | null) => element?.focus();

interface ActionButtonProps extends ComponentProps<typeof Button> {
  action: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending'>;
}

/** Starts an action that does not run yet. Disabling the button meanwhile would lose the focus. */
export function ActionButton({ action: { mutate, isPending }, ...props }: ActionButtonProps) {
  return <Button aria-disabled={isPending} onClick={() => isPending || mutate()} {...props} />;
}

interface ErrorNoticeProps {
  texts: StatusTexts;
  error: Error | null;
  /** What is known of the outcome, before the reason. */
  outcome?: string;
  /** Sentence for a reached limit, if it is the link's and not the network's. */
  busy?: string;
  onRetry?: (() => void) | undefined;
}

export function ErrorNotice({ texts, error, outcome = '', busy, onRetry }: ErrorNoticeProps) {
  const kind = errorKindOf(error);
  const reason = `${outcome} ${texts.problems[kind]}`;
  return (
    <div role="alert" className="flex max-w-reading flex-col items-start gap-5">
      <p className="alarm text-lead">{(kind === 'busy' && busy) || reason}</p>
      {onRetry && (
        <Button variant="outlined" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}

function errorKindOf(error: Error | null): keyof StatusTexts['problems'] {
  if (!error) return 'slow';
  const status = error instanceof RequestError ? error.status : 0;
  if (status === 0) return navigator.onLine ? 'no answer' : 'offline';
  return status === 429 ? 'busy' : 'fault';
}
