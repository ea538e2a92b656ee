import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SiteHeader } from '@/components/layout/site-header';
import { locales } from '@/content/facts/languages';
import { textsIn } from '@/content/languages';
import { render } from '@tests/support/with-texts';
import { ProductPage } from './product-page';

test.each(locales)(
  'every button to the request for a quote on a product’s page names the product: %s',
  async (locale) => {
    const path = '/products/cpaas';
    const texts = await textsIn[locale].productPage();
    const product = await textsIn[locale].products[path]();
    render(
      <MemoryRouter initialEntries={[path]}>
        <SiteHeader />
        <ProductPage path={path} texts={texts} product={product} />
      </MemoryRouter>,
    );
    const links = screen
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.includes('/get-quote'));
    expect(links.length).toBeGreaterThanOrEqual(5);
    for (const href of links) expect(href).toContain('product=cpaas');
  },
);
