import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SiteHeader } from '@/components/layout/site-header';
import { locales, type Locale } from '@/content/facts/languages';
import type { ProductFacts } from '@/content/facts/site';
import { textsIn } from '@/content/languages';
import { render } from '@tests/support/with-texts';
import { ProductPage } from './product-page';

const path = '/products/cpaas';

async function open(locale: Locale, facts?: ProductFacts) {
  const texts = await textsIn[locale].productPage();
  const product = await textsIn[locale].products[path]();
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <SiteHeader />
      <ProductPage path={path} texts={texts} product={product} facts={facts} />
    </MemoryRouter>,
  );
  return { ...view, texts, product };
}

test.each(locales)(
  'every button to the request for a quote on a product’s page names the product: %s',
  async (locale) => {
    await open(locale);
    const links = screen
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.includes('/get-quote'));
    expect(links.length).toBeGreaterThanOrEqual(5);
    for (const href of links) expect(href).toContain('product=cpaas');
  },
);

test('a buyer reads how long a launch takes once the company has said so', async () => {
  const { texts, unmount } = await open('en');
  expect(screen.queryByText(texts.time)).toBeNull();
  unmount();
  await open('en', { launchWeeks: [6, 10] });
  expect(screen.getByText(texts.time)).toBeVisible();
  expect(screen.getByText(texts.launch(6, 10))).toBeVisible();
  expect(texts.launch(8, 8)).toMatch(/launch: 8 weeks after/);
});
