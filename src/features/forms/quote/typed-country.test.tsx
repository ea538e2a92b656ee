import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
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
    ['Congo (DRC)', 'DR Congo', '+243 '],
    ['Republic of the Congo', 'Congo Brazzaville', '+242 '],
    ['ivory', "Côte d'Ivoire", '+225 '],
    ['Sao Tome', 'São Tomé and Príncipe', '+239 '],
    ['Swaziland', 'Eswatini', '+268 '],
    ['Guinea-B', 'Guinea-Bissau', '+245 '],
  ],
  fr: [
    ['Congo-Brazzaville', 'Congo Brazzaville', '+242 '],
    ['Egypte', 'Egypt', '+20 '],
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
