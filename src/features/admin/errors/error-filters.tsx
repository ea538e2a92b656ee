import { useId } from 'react';
import { adminErrors } from '@/content/en/admin-errors';
import type { ClientError } from './error-queries';

const { filters: texts } = adminErrors;

const columns = ['page', 'browser', 'build'] as const;

/** By column what is chosen; what is not there or empty lets everything pass. */
export type Choice = Partial<Record<(typeof columns)[number], string>>;

export function fits(error: ClientError, choice: Choice): boolean {
  return columns.every((column) => !choice[column] || choice[column] === error[column]);
}

interface ErrorFiltersProps {
  errors: readonly ClientError[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** Every value that is there, with how many errors it would leave beside the other two choices. */
export function ErrorFilters({ errors, choice, onChoose }: ErrorFiltersProps) {
  const id = useId();
  return (
    <div role="group" aria-label={texts.label} className="grid gap-3 pb-4 sm:grid-cols-3">
      {columns.map((column) => (
        <div key={column} className="min-w-0">
          <label htmlFor={`${id}-${column}`} className="block pb-1 text-quiet">
            {texts[column].label}
          </label>
          <select
            id={`${id}-${column}`}
            value={choice[column] ?? ''}
            onChange={({ target: { value } }) => onChoose({ ...choice, [column]: value })}
            className="h-11 w-full min-w-0 rounded border border-edge bg-raised px-2 md:h-9 pointer-coarse:h-11"
          >
            <option value="">{texts[column].any}</option>
            {optionsOf(errors, choice, column).map(([value, count]) => (
              <option key={value} value={value}>
                {texts.option(value, count)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  );
}

function optionsOf(errors: readonly ClientError[], choice: Choice, column: keyof Choice) {
  const counts = new Map<string, number>();
  for (const error of errors) {
    const fitting = fits(error, { ...choice, [column]: '' });
    counts.set(error[column], (counts.get(error[column]) ?? 0) + (fitting ? 1 : 0));
  }
  return [...counts].filter(([value, count]) => count > 0 || value === choice[column]);
}
