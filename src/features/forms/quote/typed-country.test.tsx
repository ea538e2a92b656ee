import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { countries, otherCountryNames } from '@/content/facts/countries';
import { textsIn } from '@/content/languages';
import { render } from '@tests/support/with-texts';
import { QuoteForm } from './quote-form';

const texts = { en: await textsIn.en.quoteForm(), fr: await textsIn.fr.quoteForm() };

function open(locale: 'en' | 'fr') {
  const { fields } = texts[locale];
  render(<QuoteForm title="The form" texts={texts[locale]} />);
  const field = screen.getByLabelText(fields.country.label);
  field.focus();
  return { user: userEvent.setup(), field, phone: screen.getByLabelText(fields.phone.label) };
}

const found = {
  en: [
    ['DR Congo', 'DR Congo', '+243 '],
    ['Congo (DRC)', 'DR Congo', '+243 '],
    ['Democratic Republic of the Congo', 'DR Congo', '+243 '],
    ['Congo Brazzaville', 'Congo Brazzaville', '+242 '],
    ['Republic of the Congo', 'Congo Brazzaville', '+242 '],
    ["Cote d'Ivoire", "Côte d'Ivoire", '+225 '],
    ['ivory', "Côte d'Ivoire", '+225 '],
    ['Sao Tome', 'São Tomé and Príncipe', '+239 '],
    ['Cape Verde', 'Cabo Verde', '+238 '],
    ['Swaziland', 'Eswatini', '+268 '],
    ['The Gambia', 'Gambia', '+220 '],
    ['Nigeria', 'Nigeria', '+234 '],
    ['Guinea-B', 'Guinea-Bissau', '+245 '],
  ],
  fr: [
    ['RD Congo', 'DR Congo', '+243 '],
    ['Congo-Brazzaville', 'Congo Brazzaville', '+242 '],
    ['Egypte', 'Egypt', '+20 '],
    ['Senegal', 'Senegal', '+221 '],
    ['côte d’i', "Côte d'Ivoire", '+225 '],
  ],
} as const;

test.each(['en', 'fr'] as const)(
  'in %s, a visitor finds a country by any of its names, without accents',
  async (locale) => {
    const { user, field, phone } = open(locale);
    for (const [text, country, code] of found[locale]) {
      await user.keyboard(`{Escape}${text}`);
      expect(field).toHaveValue(country);
      expect(phone).toHaveValue(code);
    }
  },
);

test('a visitor who types the name of no listed country keeps the choice of before', async () => {
  const { user, field } = open('en');
  await user.keyboard('France');
  expect(field).toHaveValue('');
  await user.selectOptions(field, 'Ghana');
  await user.keyboard('{ArrowDown}Swatini');
  expect(field).toHaveValue('Ghana');
});

test('no other name leads to two countries, or away from a listed name', () => {
  const listed: string[] = countries.map(({ name }) => name);
  const others = Object.values(otherCountryNames).flat();
  expect(new Set([...listed, ...others]).size).toBe(listed.length + others.length);
});
