import { expect, test } from 'vitest';
import { timeAt } from './zoned-time';

const shown = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

test.each([
  ['Africa/Lagos', '2026-12-08', '10:00', '2026-12-08T09:00:00.000Z'],
  ['Asia/Kathmandu', '2026-12-08', '10:00', '2026-12-08T04:15:00.000Z'],
  ['Pacific/Auckland', '2026-12-08', '10:00', '2026-12-07T21:00:00.000Z'],
  ['Europe/Paris', '2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
  ['Europe/Paris', '2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
  ['Europe/Paris', '2027-07-01', '10:00', '2027-07-01T08:00:00.000Z'],
  // During Ramadan, clocks in Morocco are an hour back.
  ['Africa/Casablanca', '2027-02-10', '10:00', '2027-02-10T10:00:00.000Z'],
  ['Africa/Casablanca', '2027-04-10', '10:00', '2027-04-10T09:00:00.000Z'],
])('in %s, %s at %s is %s', (zone, day, clock, expected) => {
  const { at, isSkipped } = timeAt(day, clock, zone);
  expect([at.toISOString(), isSkipped]).toEqual([expected, false]);
});

test.each([
  ['Europe/Paris', '2027-03-28', '02:30', '2027-03-28 03:00'],
  ['Europe/Paris', '2027-03-28', '02:00', '2027-03-28 03:00'],
  ['Africa/Casablanca', '2027-03-14', '02:15', '2027-03-14 03:00'],
  ['Africa/Cairo', '2027-04-30', '00:30', '2027-04-30 01:00'],
  ['Australia/Lord_Howe', '2027-10-03', '02:10', '2027-10-03 02:30'],
])('in %s, %s has no %s, and the next time is %s', (zone, day, clock, next) => {
  const { at, isSkipped } = timeAt(day, clock, zone);
  expect([shown(at, zone), isSkipped]).toEqual([next, true]);
});

test.each([
  ['Europe/Paris', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['Africa/Cairo', '2026-10-29', '23:30', '2026-10-29T20:30:00.000Z'],
  ['Africa/Casablanca', '2027-02-07', '02:30', '2027-02-07T01:30:00.000Z'],
])('in %s, %s has two %s, and the first is meant', (zone, day, clock, expected) => {
  expect(timeAt(day, clock, zone)).toEqual({ at: new Date(expected), isSkipped: false });
});
