import { expect, test } from 'vitest';
import { quoteRequests } from '../records/quote-requests';
import { nextMorning, placeOf } from './their-time';

const place = (values: object) =>
  placeOf(quoteRequests, { id: '1', status: 'new', created_at: '', ...values });

test.each([
  [{ phone: '+234 801 234 5678', country: 'Kenya' }, 'Lagos'],
  [{ phone: '0712 345 678', country: 'Kenya' }, 'Nairobi'],
  [{ phone: '', country: 'Tanzanie' }, 'Dar es Salaam'],
  [{ phone: '+255 712 345 678', country: '' }, 'Dar es Salaam'],
  [{ phone: '+91 98123 45678', country: 'Nigeria' }, 'Kolkata'],
  [{ phone: '0044 20 7946 0000', country: '' }, 'London'],
  [{ phone: '+1 202 555 0100', country: '' }, undefined],
  [{ phone: '', country: 'Atlantis' }, undefined],
])('a sender with %o is in %s', (values, city) => {
  expect(place(values)?.city).toBe(city);
});

const lagos = { timeZone: 'Africa/Lagos', city: 'Lagos' };
const cairo = { timeZone: 'Africa/Cairo', city: 'Cairo' };

test.each([
  ['in working hours', lagos, '2026-11-27T09:00Z', undefined],
  ['before nine', lagos, '2026-11-27T05:00Z', '2026-11-27T08:00:00.000Z'],
  ['in the evening', lagos, '2026-11-26T20:00Z', '2026-11-27T08:00:00.000Z'],
  ['on Friday evening', lagos, '2026-11-27T18:00Z', '2026-11-30T08:00:00.000Z'],
  ['on Sunday', lagos, '2026-11-29T12:00Z', '2026-11-30T08:00:00.000Z'],
  ['over the end of summer time', cairo, '2026-10-29T15:00Z', '2026-10-30T07:00:00.000Z'],
])('the next morning there, asked %s', (_, there, now, morning) => {
  expect(nextMorning(there, new Date(now))?.toISOString()).toBe(morning);
});
