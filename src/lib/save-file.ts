/** Downloads a file that the page made. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Long enough to save the file.
  setTimeout(() => URL.revokeObjectURL(url), 600_000);
}
