import type { ProductPath } from './paths';

/** The keys of a telephone, row by row. */
export const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const;

export type DigitName = (typeof digits)[number];

export type GroundName = 'indigo' | 'marigold' | 'leaf' | 'clay';

interface ProductLook {
  /** Never changes, like an article number; only a product that goes leaves its key to a new one. */
  digit: Exclude<DigitName, '#'>;
  ground: GroundName;
}

export const productLooks: Record<ProductPath, ProductLook> = {
  '/products/enterprise': { digit: '1', ground: 'clay' },
  '/products/fintech': { digit: '2', ground: 'leaf' },
  '/products/ott': { digit: '3', ground: 'marigold' },
  '/products/ai': { digit: '4', ground: 'indigo' },
  '/products/cpaas': { digit: '5', ground: 'indigo' },
  '/products/marketplace': { digit: '6', ground: 'leaf' },
  '/products/vas': { digit: '7', ground: 'marigold' },
  '/products/content': { digit: '8', ground: 'marigold' },
  '/products/lottery': { digit: '9', ground: 'marigold' },
  '/products/iot': { digit: '*', ground: 'clay' },
  '/products/ccas': { digit: '0', ground: 'indigo' },
};
