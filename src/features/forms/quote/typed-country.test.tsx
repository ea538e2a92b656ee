import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { countries, otherCountryNames } from '@/content/facts/countries';
import { textsIn } from '@/content/languages';
import { render } from '@tests/support/with-texts';
import { QuoteForm } from './quote-form';

const texts = { en: await textsIn.en.quoteForm(), fr: await textsIn.fr.quoteForm() };

async function typed(locale: 'en' | 'fr', text: string) {
  const user = userEvent.setup();
  const { fields } = texts[locale];
  render(<QuoteForm title="The form" texts={texts[locale]} />);
  const field = screen.getByLabelText(fields.country.label);
  field.focus();
  await user.keyboard(text);
  return { user, field, phone: screen.getByLabelText(fields.phone.label) };
}

test.each([
  ['en', 'DR Congo', 'DR Congo', '+243 '],
  ['en', 'Congo (DRC)', 'DR Congo', '+243 '],
  ['en', 'Democratic Republic of the Congo', 'DR Congo', '+243 '],
  ['en', 'Congo Brazzaville', 'Congo Brazzaville', '+242 '],
  ['en', 'Republic of the Congo', 'Congo Brazzaville', '+242 '],
  ['en', "Cote d'Ivoire", "Côte d'Ivoire", '+225 '],
  ['en', 'ivory', "Côte d'Ivoire", '+225 '],
  ['en', 'Sao Tome', 'São Tomé and Príncipe', '+239 '],
  ['en', 'Cape Verde', 'Cabo Verde', '+238 '],
  ['en', 'Swaziland', 'Eswatini', '+268 '],
  ['en', 'The Gambia', 'Gambia', '+220 '],
  ['en', 'Nigeria', 'Nigeria', '+234 '],
  ['en', 'Guinea-B', 'Guinea-Bissau', '+245 '],
  ['fr', 'RD Congo', 'DR Congo', '+243 '],
  ['fr', 'Congo-Brazzaville', 'Congo Brazzaville', '+242 '],
  ['fr', 'Egypte', 'Egypt', '+20 '],
  ['fr', 'Senegal', 'Senegal', '+221 '],
  ['fr', 'côte d’i', "Côte d'Ivoire", '+225 '],
] as const)('in %s, a visitor who types %s finds %s', async (locale, text, country, code) => {
  const { field, phone } = await typed(locale, text);
  expect(field).toHaveValue(country);
  expect(phone).toHaveValue(code);
});

test('a visitor who types the name of no listed country keeps the choice of before', async () => {
  const { user, field } = await typed('en', 'France');
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
