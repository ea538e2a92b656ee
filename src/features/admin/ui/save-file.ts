/** Downloads a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = temporaryUrl(file);
  link.download = name;
  link.click();
}

/** Returns an address for long enough to read and to save a file; then its memory is freed. */
function temporaryUrl(file: Blob): string {
  const url = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(url), 600_000);
  return url;
}
