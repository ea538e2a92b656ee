import type { StatusTexts } from '@/content/texts';
import { RequestError } from '@/lib/supabase/request-error';

export type ErrorKind = keyof StatusTexts['problems'];

export function errorKindOf(error: Error | null): ErrorKind {
  if (!error) return 'slow';
  const status = error instanceof RequestError ? error.status : 0;
  if (status === 0) return navigator.onLine ? 'no answer' : 'offline';
  return status === 429 ? 'busy' : 'fault';
}
