import { expect, test } from 'vitest';
import { textsIn } from './languages';

// Counting there would make the page wait for the form's texts.
test.each(['en', 'fr'] as const)(
  'the quote page in %s says how many fields the form has',
  async (locale) => {
    const [{ lead }, { fields }] = await Promise.all([
      textsIn[locale].quote(),
      textsIn[locale].quoteForm(),
    ]);
    expect(Object.keys(fields)).toHaveLength(9);
    expect(lead).toMatch(/^(?:Nine fields and one|Neuf champs et une) /);
  },
);
