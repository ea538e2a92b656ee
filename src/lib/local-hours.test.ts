import { afterEach, expect, test } from 'vitest';
import { localHours } from './local-hours';

const here = process.env['TZ'];
afterEach(() => {
  if (here === undefined) delete process.env['TZ'];
  else process.env['TZ'] = here;
});

const noon = new Date('2026-11-26T12:00:00Z');

test.each([
  ['Africa/Accra', '04:00', '13:00'],
  ['Africa/Lagos', '05:00', '14:00'],
  ['Africa/Kigali', '06:00', '15:00'],
  ['Africa/Nairobi', '07:00', '16:00'],
  ['Asia/Kathmandu', '09:45', '18:45'],
])('in %s, office hours in India are from %s to %s', (zone, from, to) => {
  process.env['TZ'] = zone;
  expect(localHours('09:30', '18:30', '+05:30', noon)).toEqual({ from, to });
});

test.each(['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland'])(
  'in %s returns nothing, as the hours are the same or on another day',
  (zone) => {
    process.env['TZ'] = zone;
    expect(localHours('09:30', '18:30', '+05:30', noon)).toBeUndefined();
  },
);
