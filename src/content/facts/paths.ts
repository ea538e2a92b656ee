import { products } from '@/content/en/products';
import { regions } from '@/content/en/regions';

const pages = [
  '/',
  '/about',
  '/products-services',
  '/products',
  '/network',
  '/partnership',
  '/get-quote',
  '/careers',
  '/apply',
  '/privacy',
  '/terms',
] as const;

/** Other addresses of a page; the page they show is the canonical one. */
export const aliases = {
  '/solutions': '/products-services',
  '/services/vas': '/products/vas',
  '/services/fintech': '/products/fintech',
  '/services/marketplace': '/products/marketplace',
  '/services/enterprise': '/products/enterprise',
  '/services/ai-solutions': '/products/ai',
  '/services/5g-infotainment': '/products/ott',
  '/products/5g': '/products/ott',
} as const satisfies Record<string, PagePath>;

export type PagePath =
  (typeof pages)[number] | (typeof products)[number]['path'] | (typeof regions)[number]['path'];

export type AliasPath = keyof typeof aliases;

/** The page of a job posting, by its id. */
export type JobPath = `/careers/${string}`;

/** An internal address that leads somewhere: anything else does not compile. */
export type Href =
  | PagePath
  | AliasPath
  | JobPath
  | '/admin'
  | `${PagePath}#${string}`
  | `/careers?${string}`
  | `/apply?job=${string}`;

/** Every public page, each once, by its canonical path. */
export const pagePaths: readonly PagePath[] = [
  ...pages,
  ...products.map((product) => product.path),
  ...regions.map((region) => region.path),
];

export const aliasPaths = Object.keys(aliases) as AliasPath[];
