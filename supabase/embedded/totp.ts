import { createHmac, randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;

/** RFC 4648, without padding. */
export function newSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('');
}

export const stepAt = (timeMs: number) => Math.floor(timeMs / stepMs);

/** The code of a step of 30 seconds, by RFC 6238. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Returns the step whose code this is, among the current one, the one before and the next. */
export function findStep(secret: string, code: string, timeMs = Date.now()): number | undefined {
  const current = stepAt(timeMs);
  return [current - 1, current, current + 1].find((step) => codeOf(secret, step) === code);
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}
