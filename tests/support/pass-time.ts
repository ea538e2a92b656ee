import { act } from '@testing-library/react';
import { vi } from 'vitest';

const stepMs = 50;
const turnsAStep = 10;
const { setImmediate: nextTurn } = globalThis; // the real one, also while time is faked

/**
 * Fake time goes by in small steps, in ms, between which the real event loop runs: it reads the body of an
 * answer, which a jump to the next timer would not wait for.
 */
export async function passTime(ms: number): Promise<void> {
  await act(async () => {
    for (let left = ms; left > 0; left -= stepMs) {
      await vi.advanceTimersByTimeAsync(Math.min(left, stepMs));
      for (let turn = 0; turn < turnsAStep; turn++) await new Promise((done) => nextTurn(done));
    }
  });
}
