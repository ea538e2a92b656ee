import { expect, test } from 'vitest';
import { timeAt } from './zoned-time';

const shown = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

// Days that are over: no government moves their clocks any more.
test.each([
  ['Africa/Lagos', '2024-12-08', '10:00', '2024-12-08T09:00:00.000Z'],
  ['Asia/Kathmandu', '2024-12-08', '10:00', '2024-12-08T04:15:00.000Z'],
  ['Europe/Paris', '2024-03-31', '01:59', '2024-03-31T00:59:00.000Z'],
  ['Europe/Paris', '2024-03-31', '03:00', '2024-03-31T01:00:00.000Z'],
  // During Ramadan, clocks in Morocco are an hour back.
  ['Africa/Casablanca', '2024-03-20', '10:00', '2024-03-20T10:00:00.000Z'],
])('in %s, %s at %s is %s', (zone, day, clock, expected) => {
  const { at, isSkipped } = timeAt(day, clock, zone);
  expect([at.toISOString(), isSkipped]).toEqual([expected, false]);
});

test.each([
  ['Europe/Paris', '2024-03-31', '02:30', '2024-03-31 03:00'],
  ['Africa/Cairo', '2024-04-26', '00:30', '2024-04-26 01:00'],
])('in %s, %s has no %s, and the next time is %s', (zone, day, clock, next) => {
  const { at, isSkipped } = timeAt(day, clock, zone);
  expect([shown(at, zone), isSkipped]).toEqual([next, true]);
});

test.each([
  ['Europe/Paris', '2024-10-27', '02:30', '2024-10-27T00:30:00.000Z'],
  ['Africa/Casablanca', '2024-03-10', '02:30', '2024-03-10T01:30:00.000Z'],
])('in %s, %s has two %s, and the first is meant', (zone, day, clock, expected) => {
  expect(timeAt(day, clock, zone)).toEqual({ at: new Date(expected), isSkipped: false });
});
