import { act } from '@testing-library/react';
import { vi } from 'vitest';

const stepMs = 50;
const turnsPerStep = 10;
const { setImmediate: nextTurn } = globalThis; // the real one, even with fake timers

/** Advances fake time in ms; the real event loop runs between steps, as reading a body needs it. */
export async function passTime(ms: number): Promise<void> {
  await act(async () => {
    for (let leftMs = ms; leftMs > 0; leftMs -= stepMs) {
      await vi.advanceTimersByTimeAsync(Math.min(leftMs, stepMs));
      for (let turn = 0; turn < turnsPerStep; turn++) await new Promise((done) => nextTurn(done));
    }
  });
}
