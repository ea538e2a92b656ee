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
  '/security',
] as const;

export const productPaths = [
  '/products/enterprise',
  '/products/fintech',
  '/products/ott',
  '/products/ai',
  '/products/cpaas',
  '/products/marketplace',
  '/products/vas',
  '/products/content',
  '/products/lottery',
  '/products/iot',
  '/products/ccas',
] as const;

export const regionPaths = [
  '/regions/west-africa',
  '/regions/east-africa',
  '/regions/central-africa',
] as const;

/** Pages that need a private link, shown after a form was sent or mailed. Not for search engines or menus. */
export const unlistedPaths = ['/status'] as const;

export const aliases = {
  '/solutions': '/products-services',
  '/services/vas': '/products/vas',
  '/services/fintech': '/products/fintech',
  '/services/marketplace': '/products/marketplace',
  '/services/enterprise': '/products/enterprise',
  '/services/ai-solutions': '/products/ai',
  '/services/5g-infotainment': '/products/ott',
  '/products/5g': '/products/ott',
} as const satisfies Record<string, ListedPath>;

export type ProductPath = (typeof productPaths)[number];
type ProductNameIn<Path> = Path extends `/products/${infer Name}` ? Name : never;
export type ProductName = ProductNameIn<ProductPath>;
export type RegionPath = (typeof regionPaths)[number];
export type ListedPath = (typeof pages)[number] | ProductPath | RegionPath;
export type PagePath = ListedPath | (typeof unlistedPaths)[number];

export type AliasPath = keyof typeof aliases;

export type JobPath = `/careers/${string}`;

export const feedPath = '/careers/feed.xml';

/** An internal address. Unknown pages and products do not compile; postings and fragments are not checked. */
export type Href =
  | ListedPath
  | AliasPath
  | JobPath
  | '/admin'
  | `${ListedPath}#${string}`
  | `/careers?${string}`
  | `/apply?job=${string}`
  | '/get-quote?demo=yes'
  | `/get-quote?${'demo=yes&' | ''}product=${ProductName}`;

export const productNameOf = (path: ProductPath) => path.slice('/products/'.length) as ProductName;

/** Adds the product to an address of the quote form; other addresses stay as they are. */
export function withProduct(href: Href, product: ProductName): Href {
  if (href === '/get-quote') return `/get-quote?product=${product}`;
  return href === '/get-quote?demo=yes' ? `/get-quote?demo=yes&product=${product}` : href;
}

export const isStaffPath = (path: string): boolean => /^\/admin(\/|$)/.test(path);

export const listedPaths: readonly ListedPath[] = [...pages, ...productPaths, ...regionPaths];

export const pagePaths: readonly PagePath[] = [...listedPaths, ...unlistedPaths];

export const aliasPaths = Object.keys(aliases) as AliasPath[];
