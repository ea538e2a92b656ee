import { useLocation } from 'react-router-dom';
import { useTexts } from '@/components/texts';
import { withProduct, productNameOf, productPaths } from '@/content/facts/paths';
import type { Action } from '@/content/types';

/** The link to the request for a quote, on a product's page with that product. */
export function useGetQuote(): Action {
  const { header } = useTexts();
  const { pathname } = useLocation();
  const product = productPaths.find((path) => path === pathname);
  const { label, href } = header.getQuote;
  return { label, href: product ? withProduct(href, productNameOf(product)) : href };
}
