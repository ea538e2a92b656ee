/** A short reference number: a prefix, so that no spreadsheet reads a figure, and the first eight digits of an id. */
export function referenceOf(id: string): string {
  return `DR-${id.replaceAll('-', '').slice(0, 8).toUpperCase()}`;
}
