import { regionPaths, type RegionPath } from '@/content/facts/paths';

const labels: Record<RegionPath, string> = {
  '/regions/west-africa': 'Afrique de l’Ouest',
  '/regions/east-africa': 'Afrique de l’Est',
  '/regions/central-africa': 'Afrique centrale',
};

/** THE list of regions, as links show them. */
export const regions = regionPaths.map((path) => ({ path, label: labels[path] }));
