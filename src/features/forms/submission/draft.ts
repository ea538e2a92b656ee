import type { FieldValues } from 'react-hook-form';

/** Stored on devices: fields must keep their names. */
export interface Draft {
  values: Record<string, string>;
  hasFile?: boolean;
  /** Milliseconds since 1970; null when unknown. */
  startedAt: number | null;
  id?: string | undefined;
  link?: string | undefined;
  /** Reopened for editing: the text is newer than the sent one. */
  changing?: boolean;
}

/** Undefined for what is no draft, as storage may hold anything. */
export function draftIn(stored: unknown): Draft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { values, hasFile, startedAt, id, link, changing } = stored as Partial<
    Record<keyof Draft, unknown>
  >;
  if (typeof values !== 'object' || values === null) return undefined;
  return {
    values: textValuesOf(values),
    ...(hasFile === true && { hasFile }),
    startedAt: typeof startedAt === 'number' ? startedAt : null,
    ...(typeof id === 'string' && { id, changing: changing === true }),
    ...(typeof link === 'string' && { link }),
  };
}

/** The values that are not empty, without ticks and files. */
export function textValuesOf(values: FieldValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => typeof value === 'number' || (value && typeof value === 'string'))
      .map(([name, value]) => [name, String(value)]),
  );
}

export const holdsFile = (values: FieldValues): boolean =>
  Object.values(values).some((value) => value instanceof File);
