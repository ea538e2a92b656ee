/** Reads a body; undefined as soon as it exceeds the limit, so that it never fills the memory. */
export async function readBody(
  { headers, body }: Request | Response,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  if (Number(headers.get('content-length')) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > maxBytes) {
      await reader?.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(size);
  let end = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, end);
    end += chunk.length;
  }
  return bytes;
}
