/**
 * Which modules share a file, for the bundler's `codeSplitting`: asked for once, not ten times, and packed
 * better together.
 */
export const chunkGroups = [
  // What every page starts with, React included.
  { name: 'index', tags: ['$initial' as const] },
  { name: 'shared', test: /\/src\/components\/(?!form)/, minShareCount: 3 },
  {
    name: 'forms',
    test: /\/(features\/forms|components\/form)\/|react-hook-form|resolvers|\/zod\//,
    minShareCount: 2,
  },
];
