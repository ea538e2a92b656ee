import { useEffect, useState } from 'react';
import { safeStorage } from '@/lib/safe-storage';

const freeTries = 5;
const firstWaitMs = 30_000;
const maxWaitMs = 900_000;

const storageKey = 'deccan-reach-wrong-passwords';
const storage = safeStorage(() => sessionStorage);

interface Tries {
  wrong: number;
  /** When the last wrong password was typed. */
  at: number;
}

/** Slows down guessing in this tab: from the fifth wrong password in a row, each wait is twice the one before. */
export function useSignInPause() {
  const [tries, setTries] = useState(storedTries);
  const [now, setNow] = useState(Date.now);
  const waitMs = waitAfter(tries.wrong);
  const sinceMs = now - tries.at;
  // A clock that was put back must not lock anybody out.
  const secondsLeft = sinceMs >= 0 && sinceMs < waitMs ? Math.ceil((waitMs - sinceMs) / 1000) : 0;
  const isPaused = secondsLeft > 0;

  useEffect(() => {
    if (!isPaused) return;
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, [isPaused]);

  return {
    waitMs,
    secondsLeft,
    countWrong() {
      const next = { wrong: storedTries().wrong + 1, at: Date.now() };
      storage.setItem(storageKey, JSON.stringify(next));
      setTries(next);
      setNow(next.at);
    },
  };
}

/** Call after a right password. */
export function forgetWrongPasswords() {
  storage.removeItem(storageKey);
}

function waitAfter(wrong: number): number {
  return wrong < freeTries ? 0 : Math.min(maxWaitMs, firstWaitMs * 2 ** (wrong - freeTries));
}

function storedTries(): Tries {
  return JSON.parse(storage.getItem(storageKey) ?? '{"wrong":0,"at":0}') as Tries;
}
