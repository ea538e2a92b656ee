import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ReachContext } from '@/components/reach';
import { TextsContext } from '@/components/texts';
import { common as english } from '@/content/en/common';
import type { Hours, Reach } from '@/content/facts/site';
import { common as french } from '@/content/fr/common';
import { render } from '@tests/support/with-texts';
import { ReachUs } from './reach-us';

const whatsapp = '919812345670';
const hours: Hours = { days: [1, 5], from: '09:30', to: '18:30', zone: 'IST', offset: '+05:30' };

const here = process.env['TZ'];
beforeEach(() => {
  process.env['TZ'] = 'Africa/Lagos';
});
afterEach(() => {
  if (here === undefined) delete process.env['TZ'];
  else process.env['TZ'] = here;
});

const section = (reach: Reach, { texts = english, about = 'OTT' } = {}) => (
  <TextsContext value={texts}>
    <ReachContext value={reach}>
      <ReachUs about={about} />
    </ReachContext>
  </TextsContext>
);
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('nothing is shown while nothing is set', () => {
  const { container } = render(section({}));
  expect(container).toBeEmptyDOMElement();
});

test('a number is offered beside telephone and mail, and no hours that nobody named', () => {
  render(section({ whatsapp }));
  expect(screen.getByRole('heading', { name: 'Talk to a person' })).toBeVisible();
  expect(links()).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/919812345670\?text=/),
    expect.stringMatching(/^tel:\+\d+$/),
    expect.stringMatching(/^mailto:/),
  ]);
  expect(screen.queryByText(/Hyderabad/)).not.toBeInTheDocument();
});

test('hours stand alone as well, with no link to a number that is not set', () => {
  render(section({ hours }));
  expect(screen.getByText(/^Monday to Friday/)).toBeVisible();
  expect(links().filter((href) => href?.includes('wa.me'))).toEqual([]);
});

test('the link says what it is and where it opens, and the page that opens cannot reach back', () => {
  render(section({ whatsapp }));
  const link = screen.getByRole('link', { name: 'Write on WhatsApp (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link.querySelector('svg')).toHaveAttribute('aria-hidden');
});

describe.each([
  ['English', english, 'Hello, this is about: '],
  ['French', french, 'Bonjour, au sujet de\u202f: '],
])('the message begins in %s', (_, texts, greeting) => {
  test.each([
    'OTT & Content',
    'Afrique de l’Ouest : Tchad',
    'O\'Neill "5G" <b>',
    'a=b&text=c#d?e+f%20g/h\\i',
    'line\nline\r\nline',
    'Éàçœ 中文 العربية',
    '😀👨‍👩‍👧',
    '🇳🇬\u202f;',
    'half \ud83d of one',
  ])('with %j as it is', (about) => {
    render(section({ whatsapp }, { texts, about }));
    const url = new URL(links()[0] ?? '');
    expect(url.origin + url.pathname).toBe('https://wa.me/919812345670');
    expect([...url.searchParams]).toEqual([
      ['text', greeting + about.replaceAll(/\p{Surrogate}/gu, '')],
    ]);
    expect(url.hash).toBe('');
  });
});

test.each([
  [english, hours, 'Monday to Friday, 09:30 to 18:30 in Hyderabad (IST, UTC+05:30).'],
  [french, hours, 'Du lundi au vendredi, de 09:30 à 18:30 à Hyderabad (IST, UTC+05:30).'],
  [
    english,
    { ...hours, days: [6, 6] as const },
    'Saturday, 09:30 to 18:30 in Hyderabad (IST, UTC+05:30).',
  ],
  [
    french,
    { ...hours, days: [7, 7] as const },
    'Le dimanche, de 09:30 à 18:30 à Hyderabad (IST, UTC+05:30).',
  ],
])('hours are told in words: %#', (texts, set, words) => {
  // As built: by nobody's clock but ours.
  expect(renderToString(section({ hours: set }, { texts }))).toContain(`>${words}<`);
  render(section({ hours: set }, { texts }));
  const theirs =
    texts === english
      ? 'That is 05:00 to 14:00 your time.'
      : 'Soit de 05:00 à 14:00 à votre heure locale.';
  expect(screen.getByText(`${words} ${theirs}`)).toBeVisible();
});

test('whoever has our time reads it once', () => {
  process.env['TZ'] = 'Asia/Kolkata';
  render(section({ hours }));
  expect(screen.getByText(/^Monday to Friday/)).not.toHaveTextContent('your time');
});
