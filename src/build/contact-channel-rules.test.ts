import { expect, test } from 'vitest';
import { contactChannels, type Hours } from '@/content/facts/site';
import { checkContactChannels, hasContactChannels } from './contact-channel-rules';

const hours: Hours = { days: [1, 5], from: '09:30', to: '18:30', zone: 'IST', offset: '+05:30' };

test('an editor’s own numbers and hours are taken', () => {
  expect(() => checkContactChannels(contactChannels)).not.toThrow();
  expect(() => checkContactChannels({ whatsapp: '919812345670', hours })).not.toThrow();
  expect([{}, { whatsapp: '919812345670' }, { hours }].map(hasContactChannels)).toEqual([
    false,
    true,
    true,
  ]);
});

test.each(['', '+919812345670', '09812345670', '91 98123 45670', '1234567', '९१९८१२३४५६७०'])(
  'an editor who writes the number %j reads what it must be',
  (whatsapp) => {
    expect(() => checkContactChannels({ whatsapp })).toThrow(
      /^src\/content\/facts\/site\.ts, reach\.whatsapp: .* must be 8 to 15 digits/s,
    );
  },
);

test.each<Partial<Hours>>([
  { days: [5, 1] },
  { from: '9:30' },
  { to: '24:00' },
  { to: '09:30' },
  { offset: 'IST' },
])('an editor who writes hours with %j reads what is wrong', (part) => {
  expect(() => checkContactChannels({ hours: { ...hours, ...part } })).toThrow(
    /^src\/content\/facts\/site\.ts, reach\.hours/,
  );
});
