import { base64Of } from './mail-files.ts';
import { readBody } from './read-body.ts';

const largest = 20 * 1024 * 1024;

/** What is larger is mostly files in base64: a quarter less would cost half a second. */
const mostCompressed = 3 * 1024 * 1024;

/** In base64; a mail never begins like gzip does. */
export async function compressed(raw: Uint8Array): Promise<string> {
  if (raw.length > mostCompressed) return base64Of(raw);
  const stream = new Blob([new Uint8Array(raw)]).stream();
  const gzip = new Response(stream.pipeThrough(new CompressionStream('gzip')));
  return base64Of((await readBody(gzip, largest)) ?? new Uint8Array());
}
