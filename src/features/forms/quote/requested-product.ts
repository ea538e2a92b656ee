import type { choices } from '@/content/facts/choices';
import type { ProductName } from '@/content/facts/paths';

export type Service = (typeof choices.quoteService)[number];

const serviceByProduct: Record<ProductName, Service> = {
  enterprise: 'Enterprise Solutions',
  fintech: 'Fintech Solutions',
  ott: '5G Infotainment Solutions',
  ai: 'AI-Based Solutions',
  cpaas: 'Custom Solution',
  marketplace: 'Marketplace Applications',
  vas: 'Value-Added Services (VAS)',
  content: 'Value-Added Services (VAS)',
  lottery: 'Value-Added Services (VAS)',
  iot: 'Enterprise Solutions',
  ccas: 'Custom Solution',
};

export type RequestedProduct = NonNullable<ReturnType<typeof requestedProductIn>>;

export function requestedProductIn(params: URLSearchParams) {
  const product = params.get('product') ?? '';
  if (!isProduct(product)) return undefined;
  return { product, service: serviceByProduct[product], wantsDemo: params.get('demo') === 'yes' };
}

const isProduct = (name: string): name is ProductName => Object.hasOwn(serviceByProduct, name);
