import { cx } from '@/lib/cx';

export interface Milestone {
  year: string;
  label: string;
}

export function VisionLine({ milestones }: { milestones: readonly Milestone[] }) {
  const last = milestones.length - 1;
  return (
    <ol className="mt-24 hidden md:grid md:grid-cols-[1fr_1fr_auto]">
      {milestones.map(({ year, label }, index) => {
        const ahead = index === last - 1;
        return (
          <li key={year} className="relative pt-10">
            {index < last && (
              <span
                aria-hidden
                className={cx(
                  'absolute start-5 top-2.25 w-full border-t-2',
                  ahead ? 'border-dashed border-accent' : 'border-brand',
                )}
              />
            )}
            <span
              aria-hidden
              className={cx(
                'absolute start-0 top-0 size-5 rounded-full border-2',
                index === last ? 'border-accent bg-page' : 'border-brand bg-brand',
              )}
            />
            <p className="tabular text-figure">{year}</p>
            <p className="mt-2 text-small text-quiet">{label}</p>
          </li>
        );
      })}
    </ol>
  );
}
