import { expect, it } from 'vitest';
import { proveLoad } from '../prove/load.ts';

// In full size: npm run prove -- load
it('loses and doubles nothing under load, nor when it is killed in the middle', async () => {
  const reports = await proveLoad({ parallel: 30, inARow: 100, beforeKill: 40 });
  expect(reports.map(({ what, sent, held }) => ({ what, held: sent - held }))).toEqual(
    reports.map(({ what }) => ({ what, held: 0 })),
  );
}, 300_000);
