import { Icon } from '@/components/ui/icon';
import type { TimelineEntry } from '@/content/types';
import { cx } from '@/lib/cx';

interface TimelineProps {
  entries: readonly TimelineEntry[];
  completedLabel: string;
  futureBadge: string;
}

export function Timeline({ entries, completedLabel, futureBadge }: TimelineProps) {
  return (
    <ol className="lg:grid lg:auto-cols-fr lg:grid-flow-col">
      {entries.map(({ year, title, description, status }) => {
        const future = status === 'future';
        return (
          <li key={year} className="relative ps-14 pb-12 last:pb-0 lg:ps-0 lg:pt-16 lg:pb-0">
            <span
              aria-hidden
              className={cx(
                'absolute start-3.75 top-0 h-full border-s-2 lg:start-0 lg:top-3.75 lg:h-0 lg:w-full lg:border-s-0 lg:border-t-2',
                future ? 'border-dashed border-marigold' : 'border-link',
              )}
            />
            <Mark future={future} />
            <div className="lg:pe-8">
              <p className="tabular text-statement font-bold">{year}</p>
              <p className="mt-1 flex min-h-9 items-center text-small font-semibold">
                {future ? (
                  <span className="inline-block rounded-full border border-marigold px-3 py-0.5">
                    {futureBadge}
                  </span>
                ) : (
                  <span className="text-good">{completedLabel}</span>
                )}
              </p>
              <h3 className="mt-2 text-heading">{title}</h3>
              <p className="mt-2 text-small text-quiet">{description}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Mark({ future }: { future: boolean }) {
  return (
    <span
      aria-hidden
      className={cx(
        'absolute start-0 top-0 grid size-8 place-items-center rounded-full',
        future ? 'border-2 border-marigold bg-paper' : 'bg-action text-on-action',
      )}
    >
      {future ? (
        <span className="size-2.5 rounded-full bg-marigold" />
      ) : (
        <Icon name="check" className="size-5 stroke-[2.5]" />
      )}
    </span>
  );
}
