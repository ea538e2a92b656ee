/** A short number for people, from a submission's id: its first eight digits, in capitals. */
export function referenceOf(id: string): string {
  return id.replaceAll('-', '').slice(0, 8).toUpperCase();
}
