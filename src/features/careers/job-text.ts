import { lineEnd } from '@/lib/normalize-text';

export function linesOf(text: string): string[] {
  return text
    .split(lineEnd)
    .map((line) => line.trim())
    .filter(Boolean);
}

export function dayPosted({ created_at }: { created_at: string }): string {
  return created_at.slice(0, 10);
}
