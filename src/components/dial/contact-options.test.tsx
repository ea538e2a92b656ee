import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContactChannelsContext } from '@/components/contact-channels';
import { TextsContext } from '@/components/texts';
import { common as english } from '@/content/en/common';
import { site, type Hours, type ContactChannels } from '@/content/facts/site';
import { common as french } from '@/content/fr/common';
import { render } from '@tests/support/with-texts';
import { ContactOptionsSection } from './contact-options';

const whatsapp = '919812345670';
const hours: Hours = { days: [1, 5], from: '09:30', to: '18:30', zone: 'IST', offset: '+05:30' };

const originalTimeZone = process.env['TZ'];
beforeEach(() => {
  process.env['TZ'] = 'Africa/Lagos';
});
afterEach(() => {
  if (originalTimeZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = originalTimeZone;
});

const contactSection = (channels: ContactChannels, { texts = english, about = 'OTT' } = {}) => (
  <TextsContext value={texts}>
    <ContactChannelsContext value={channels}>
      <ContactOptionsSection about={about} />
    </ContactChannelsContext>
  </TextsContext>
);
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('a visitor is offered WhatsApp beside telephone and mail, without hours that are not set', () => {
  render(contactSection({ whatsapp }));
  expect(screen.getByRole('heading', { name: english.ui.talk })).toBeVisible();
  expect(links()).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/919812345670\?text=/),
    expect.stringMatching(/^tel:\+\d+$/),
    expect.stringMatching(/^mailto:/),
  ]);
  expect(screen.queryByText(site.address.city, { exact: false })).not.toBeInTheDocument();
});

test('a visitor’s chat begins with what the page is about, without half characters', () => {
  const about = 'O\'Neill & "5G" <b> a=b&text=c#d?e+f%20é 😀\nhalf \ud83d of one';
  render(contactSection({ whatsapp }, { about }));
  const link = screen.getByRole('link', {
    name: `${english.contactChannels?.whatsapp} ${english.ui.opensInNewTab}`,
  });
  expect(link).toHaveAttribute('rel', 'noopener');
  const url = new URL(link.getAttribute('href') ?? '');
  expect([...url.searchParams]).toEqual([
    ['text', english.contactChannels?.about(about.replaceAll(/\p{Surrogate}/gu, ''))],
  ]);
});

test.each([
  ['English', english, 'Monday', 'Friday'],
  ['French', french, 'lundi', 'vendredi'],
])('a visitor reads the hours in %s, in our time and the device’s', (_, texts, first, last) => {
  const zone = 'IST, UTC+05:30';
  const week = { first, last, from: '09:30', to: '18:30', zone };
  const ours = texts.contactChannels?.hours(week) ?? '';
  const both =
    texts.contactChannels?.hours({ ...week, deviceHours: { from: '05:00', to: '14:00' } }) ?? '';
  // The prerendered page shows our time only.
  expect(renderToString(contactSection({ hours }, { texts }))).toContain(`>${ours}<`);
  render(contactSection({ hours }, { texts }));
  expect(screen.getByText(both)).toBeVisible();
  expect(both).toMatch(/09:30.*18:30.*05:00.*14:00/);
});
