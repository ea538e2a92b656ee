import { expect, test } from 'vitest';
import { senderZone } from './sender-zone';
import { zoneCity } from './timestamps';
import { quoteRequests } from '../records/quote-requests';

const zone = (values: object) =>
  senderZone(quoteRequests, { id: '1', status: 'new', created_at: '', ...values });

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
  expect(zoneCity(zone(values) ?? '')).toBe(city ?? '');
});
