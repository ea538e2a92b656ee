import { jobFields, type JobValues } from './job-schema';

export type Side = 'mine' | 'theirs';

export interface Difference {
  field: keyof JobValues;
  mine: string;
  theirs: string;
  /** Neither side left it as it was. */
  bothChanged: boolean;
  /** Who changed it keeps it; where both did, nothing of mine goes without my say. */
  suggestion: Side;
}

/** Where my version of a posting and another one differ; both began as `base`. */
export function differences(base: JobValues, mine: JobValues, theirs: JobValues): Difference[] {
  return jobFields
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => {
      const iChanged = mine[field] !== base[field];
      const theyChanged = theirs[field] !== base[field];
      return {
        field,
        mine: mine[field],
        theirs: theirs[field],
        bothChanged: iChanged && theyChanged,
        suggestion: iChanged ? 'mine' : 'theirs',
      };
    });
}

export type Choice = Partial<Record<keyof JobValues, Side>>;

export function merge(mine: JobValues, theirs: JobValues, choice: Choice): JobValues {
  const entries = jobFields.map((field) => [
    field,
    (choice[field] === 'theirs' ? theirs : mine)[field],
  ]);
  return Object.fromEntries(entries) as JobValues;
}
