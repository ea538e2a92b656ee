export interface StoredNote {
  revision: number;
  /** Milliseconds since 1970. */
  at: number;
  /** The form's name, while the reference number may be shown. */
  kind?: string | undefined;
  /** Known by whoever names the form's posting; another one cannot be read from it. */
  posting?: string | undefined;
}

/** Reads a note of any version. Missing values are skipped. */
export function noteIn(value: unknown): StoredNote {
  const { revision, at, kind, posting } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Partial<Record<keyof StoredNote, unknown>>;
  return {
    revision: typeof revision === 'number' && Number.isFinite(revision) ? revision : 0,
    at: typeof at === 'number' && Number.isFinite(at) ? at : 0,
    kind: typeof kind === 'string' ? kind : undefined,
    posting: typeof posting === 'string' ? posting : undefined,
  };
}
