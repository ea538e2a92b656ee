/** The small line above the title on a share image: the part of the site. */
export function shareEyebrow(path: string): string {
  if (path.startsWith('/products/')) return 'Produits';
  if (path.startsWith('/regions/')) return 'Notre réseau';
  return 'SVA pour les réseaux africains';
}
