import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { textsIn } from '@/content/languages';
import { locales } from '@/content/facts/languages';
import { render } from '@tests/support/with-texts';
import { GetQuotePage } from './get-quote-page';

test.each(locales)(
  'the page in %s says how soon proposals went out, if it knows',
  async (locale) => {
    const texts = await textsIn[locale].quote();
    const shown = (hours?: number) =>
      render(
        <MemoryRouter>
          <GetQuotePage texts={texts} hours={hours}>
            The form
          </GetQuotePage>
        </MemoryRouter>,
      ).container.textContent;
    expect(shown(7)).toContain(`${texts.lead} ${texts.median(7)}`);
    expect(shown(1)).toContain(texts.median(1));
    expect(texts.median(1)).not.toContain('1');
    expect(shown()).toContain(texts.lead);
    expect(shown()).not.toContain(texts.median(7).slice(0, 20));
  },
);
