import { Check } from 'lucide-react';
import { cx } from '@/lib/cx';

interface StatusLineProps {
  steps: readonly { label: string; statuses: readonly string[] }[];
  status: string;
}

/** The steps of a submission, up to the current one; of an unknown status only the first is certain. */
export function StatusLine({ steps, status }: StatusLineProps) {
  const found = steps.findIndex(({ statuses }) => statuses.includes(status));
  const now = Math.max(found, 0);
  return (
    <ol className="col-span-full flex w-full max-w-3xl">
      {steps.map(({ label }, index) => {
        const isReached = index <= now;
        return (
          <li
            key={label}
            aria-current={index === now ? 'step' : undefined}
            className={cx(
              'relative grow basis-0 pe-2 text-small',
              index === now ? 'font-semibold' : 'text-quiet',
            )}
          >
            {index < steps.length - 1 && (
              <span
                aria-hidden
                className={cx(
                  'absolute start-7 end-0 top-3.5 border-t-[3px]',
                  index < now ? 'border-ink' : 'border-line',
                )}
              />
            )}
            <span
              aria-hidden
              className={cx(
                'relative mb-2 grid size-7 place-items-center rounded-[6px] border-2',
                isReached ? 'border-ink bg-marigold text-night' : 'border-edge bg-paper',
              )}
            >
              {isReached && <Check className="size-4" strokeWidth={2} />}
            </span>
            {label}
          </li>
        );
      })}
    </ol>
  );
}
