import { expect, test } from 'vitest';
import { contactChannels, type Hours } from '@/content/facts/site';
import { checkContactChannels, hasContactChannels } from './contact-channel-rules';

const hours: Hours = { days: [1, 5], from: '09:30', to: '18:30', zone: 'IST', offset: '+05:30' };

test('accepts the site’s own contact channels', () => {
  expect(() => checkContactChannels(contactChannels)).not.toThrow();
});

test.each(['919812345670', '2348030000001', '25078123456', '12025550123', '123456789012345'])(
  'accepts %s',
  (whatsapp) => expect(() => checkContactChannels({ whatsapp })).not.toThrow(),
);

test.each([
  '',
  '0',
  '+919812345670',
  '00919812345670',
  '09812345670',
  '91 98123 45670',
  '91-9812345670',
  '(91)9812345670',
  '1234567',
  '1234567890123456',
  '९१९८१२३४५६७०',
  '919812345670\n',
  'https://wa.me/919812345670',
])('rejects %j with a message for the editor', (whatsapp) => {
  expect(() => checkContactChannels({ whatsapp })).toThrow(
    /^src\/content\/facts\/site\.ts, reach\.whatsapp: .* must be 8 to 15 digits/s,
  );
});

test.each<Partial<Hours>>([
  {},
  { days: [6, 6] },
  { days: [1, 7] },
  { from: '00:00', to: '23:59' },
  { offset: '-03:00' },
])('accepts hours with %j', (part) => {
  expect(() => checkContactChannels({ hours: { ...hours, ...part } })).not.toThrow();
});

test.each<Partial<Hours>>([
  { days: [0, 5] },
  { days: [1, 8] },
  { days: [5, 1] },
  { days: [1.5, 3] },
  { from: '9:30' },
  { to: '24:00' },
  { from: '18:30', to: '09:30' },
  { from: '09:30', to: '09:30' },
  { offset: '5:30' },
  { offset: '+5:30' },
  { offset: 'IST' },
])('rejects hours with %j', (part) => {
  expect(() => checkContactChannels({ hours: { ...hours, ...part } })).toThrow(
    /^src\/content\/facts\/site\.ts, reach\.hours/,
  );
});

test('one channel is enough', () => {
  expect(hasContactChannels({})).toBe(false);
  expect(hasContactChannels({ whatsapp: '919812345670' })).toBe(true);
  expect(hasContactChannels({ hours })).toBe(true);
});
