/** THE list of regions: footprint, network page, footer, routes, sitemap and tests derive from it. */
export const regions = [
  {
    path: '/regions/west-africa',
    label: 'West Africa',
    load: () => import('./west-africa'),
  },
  {
    path: '/regions/east-africa',
    label: 'East Africa',
    load: () => import('./east-africa'),
  },
  {
    path: '/regions/central-africa',
    label: 'Central Africa',
    load: () => import('./central-africa'),
  },
] as const;

export type RegionPath = (typeof regions)[number]['path'];
