import { regionPaths, type RegionPath } from '@/content/facts/paths';

const labels: Record<RegionPath, string> = {
  '/regions/west-africa': 'West Africa',
  '/regions/east-africa': 'East Africa',
  '/regions/central-africa': 'Central Africa',
};

/** THE list of regions, as links show them. */
export const regions = regionPaths.map((path) => ({ path, label: labels[path] }));
