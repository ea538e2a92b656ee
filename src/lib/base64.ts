export function toBase64(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsDataURL(content);
  });
}

export function fromBase64(encoded: string): Uint8Array<ArrayBuffer> {
  const text = atob(encoded);
  // For 5 MB, Uint8Array.from with a function takes a second, this loop a twentieth of that.
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
