/** A short reference number: the first eight digits of a submission's id, in capitals. */
export function referenceOf(id: string): string {
  return id.replaceAll('-', '').slice(0, 8).toUpperCase();
}
