import { expect, test } from 'vitest';
import { createWorld } from '@tests/support/outbox-world';

const submission = { id: 'a', path: '/x', row: { text: 'a 1' }, files: [] } as const;

test('five megabytes wait five times as long for their next attempt as a text', async () => {
  const world = createWorld();
  const { outbox } = world.openTab();
  world.setOutcomes(['lost before', 'lost before']);
  await outbox.send({ ...submission, files: [] });
  const file = { field: 'resume', name: 'cv.pdf', content: new ArrayBuffer(5 * 1024 * 1024) };
  await outbox.send({ ...submission, id: 'b', files: [file] });
  const delaysMs = (await outbox.waiting()).map(({ dueAt, writtenAt }) => dueAt - writtenAt);
  expect(delaysMs[0]).toBeGreaterThan(0);
  expect(delaysMs[1]).toBe(5 * (delaysMs[0] ?? 0));
});

test('a click sends nothing before the delay that the server asked for', async () => {
  const world = createWorld();
  const { outbox } = world.openTab();
  // This answer asks for a minute.
  world.setOutcomes(['busy']);
  await outbox.send({ ...submission, files: [] });
  world.tick(59_000);
  await outbox.flush({ isEager: true });
  expect(world.database.size).toBe(0);
  world.tick(2_000);
  await outbox.flush({ isEager: true });
  expect(await outbox.find('a')).toBe('stored');
});
