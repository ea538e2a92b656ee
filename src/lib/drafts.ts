/** Half-typed forms on this device: text only, for a day. Nothing here fails; storage may be blocked. */
export interface Draft {
  /** Field names and what was typed. */
  values: Record<string, string>;
  /** When the visitor began, and when they typed last; milliseconds since 1970. */
  startedAt: number;
  changedAt: number;
  /** Set by the first submit: the row's id, and how often the text was sent. */
  id?: string | undefined;
  revision?: number | undefined;
}

const lifetime = 24 * 60 * 60_000;
const keyOf = (form: string) => `draft:${form}`;

export function readDraft(form: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null') as Draft | null;
    if (draft && Date.now() - draft.changedAt < lifetime) return draft;
    localStorage.removeItem(keyOf(form));
  } catch {
    // Blocked, or not ours: as if there were none.
  }
  return undefined;
}

export function writeDraft(form: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // Full or blocked: the form itself still holds the text.
  }
}

export function dropDraft(form: string): void {
  try {
    localStorage.removeItem(keyOf(form));
  } catch {
    // Blocked: then nothing was written either.
  }
}
