export interface StoredNote {
  /** Milliseconds since 1970. */
  at: number;
  /** Known by whoever names the form's posting; another one cannot be read from it. */
  posting?: string | undefined;
}

export function noteIn(value: unknown): StoredNote {
  const { at, posting } = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<keyof StoredNote, unknown>
  >;
  return {
    at: typeof at === 'number' && Number.isFinite(at) ? at : 0,
    posting: typeof posting === 'string' ? posting : undefined,
  };
}
