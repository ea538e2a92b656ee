import type { SendLimit } from './types';

export function sendLimitIn(value: unknown): SendLimit | undefined {
  const { limit, max, periodSeconds } = (value ?? {}) as Partial<SendLimit>;
  const isLimit = limit === 'email' || limit === 'network';
  if (!isLimit || typeof max !== 'number' || typeof periodSeconds !== 'number') return undefined;
  return { limit, max, periodSeconds };
}
