import { afterAll, beforeAll, expect, it } from 'vitest';
import { attackAll } from '../prove/attack.ts';
import { startTarget, type Target } from '../prove/target.ts';

let target: Target;
beforeAll(async () => {
  target = await startTarget();
});
afterAll(() => target.stop());

// All of them: npm run prove -- attacks
it('attackers see, change and break nothing over HTTP', async () => {
  const report = await attackAll(target, [
    'anonymous',
    'stranger whose metadata say admin',
    'no algorithm, service',
    'another sub, old signature',
  ]);
  expect(report.succeeded).toEqual([]);
  expect(report.faults).toEqual([]);
  expect(report.tried).toBeGreaterThan(800);
}, 300_000);
