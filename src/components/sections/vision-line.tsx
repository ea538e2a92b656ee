import { cx } from '@/lib/cx';

export interface Milestone {
  year: string;
  label: string;
}

export function VisionLine({ milestones }: { milestones: readonly Milestone[] }) {
  const last = milestones.length - 1;
  return (
    <ol className="mt-16 grid gap-y-0 md:mt-24 md:grid-cols-[1fr_1fr_auto]">
      {milestones.map(({ year, label }, index) => {
        const ahead = index === last - 1;
        return (
          <li key={year} className="relative ps-10 pb-10 last:pb-0 md:ps-0 md:pt-10 md:pb-0">
            {index < last && (
              <span
                aria-hidden
                className={cx(
                  'absolute start-2.25 top-5 h-full border-s-2 md:start-5 md:top-2.25 md:h-0 md:w-full md:border-s-0 md:border-t-2',
                  ahead ? 'border-dashed border-accent' : 'border-brand',
                )}
              />
            )}
            <span
              aria-hidden
              className={cx(
                'absolute start-0 top-0 size-5 rounded-full border-2 max-md:top-2',
                index === last ? 'border-accent bg-page' : 'border-brand bg-brand',
              )}
            />
            <p className="text-figure tabular-nums">{year}</p>
            <p className="mt-2 text-small text-quiet">{label}</p>
          </li>
        );
      })}
    </ol>
  );
}
