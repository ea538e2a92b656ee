export const brandMark = {
  size: 32,
  point: { x: 9.5, y: 16, r: 3.6 },
  arcs: 'M9.5 7.9a8.1 8.1 0 0 1 0 16.2M9.5 2.4a13.6 13.6 0 0 1 0 27.2',
  stroke: 2.8,
} as const;
