/** Parts of sentences that several texts of the staff area share. */

/** Returns `1 record`, or `1,200 records`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : several}`;
}

/** Says who did something, and when, as far as it is known. */
export function whoDid(by: string | null, did: string, when: string | undefined): string {
  return [by ?? 'Somebody', did, when].filter(Boolean).join(' ');
}
