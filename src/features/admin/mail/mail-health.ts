import { dateOf } from '../ui/timestamps';
import type { MailCounts } from './mail-queries';

const lateMs = 15 * 60_000;

interface Health {
  /** How long the oldest mail waits, in milliseconds; 0 where none does. */
  waitingMs: number;
  /** It waits longer than a mailer that runs would let it. */
  isLate: boolean;
  needsAttention: boolean;
}

/** @param askedAt when the counts came, in milliseconds */
export function healthOf({ oldest_at, failed }: MailCounts, askedAt: number): Health {
  const waitingMs = oldest_at ? Math.max(0, askedAt - dateOf(oldest_at).getTime()) : 0;
  const isLate = waitingMs > lateMs;
  return { waitingMs, isLate, needsAttention: isLate || failed > 0 };
}
