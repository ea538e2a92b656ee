import expected from './catalogue.json' with { type: 'json' };

/** Definitions of all that a database is made of, by kind and name, as `public.catalogue()` returns them. */
export type Catalogue = Record<string, Record<string, string>>;

/** What the migrations make; `npm run db:types` writes it and a test compares it. */
export const migratedCatalogue: Catalogue = expected;

/** A hosted project has more of both, and a local one no schedules. */
const kindsWithExtras = ['extension', 'schedule'];
const kindsWithGaps = ['schedule'];
/** Definitions that are longer together are not repeated in a sentence. */
const maxQuotedLength = 120;

/** Returns a sentence for each difference. What belongs to a missing table or view is not named beside it. */
export function findDifferences(live: Catalogue, wanted: Catalogue = migratedCatalogue): string[] {
  const kinds = [...new Set([...Object.keys(wanted), ...Object.keys(live)])];
  const missingRelations = ['table', 'view'].flatMap((kind) =>
    Object.keys(wanted[kind] ?? {}).filter((name) => live[kind]?.[name] === undefined),
  );
  const isPartOfMissing = (kind: string, name: string) =>
    !missingRelations.includes(name) &&
    kind !== 'function' &&
    missingRelations.some((one) => name.endsWith(` ${one}`) || name.includes(`${one}.`));
  return kinds.flatMap((kind) => {
    const [wantedByName = {}, liveByName = {}] = [wanted[kind], live[kind]];
    return [...new Set([...Object.keys(wantedByName), ...Object.keys(liveByName)])]
      .filter((name) => wantedByName[name] !== liveByName[name] && !isPartOfMissing(kind, name))
      .filter((name) => !(wantedByName[name] === undefined && kindsWithExtras.includes(kind)))
      .filter((name) => !(liveByName[name] === undefined && kindsWithGaps.includes(kind)))
      .map((name) => describeDifference(kind, name, wantedByName[name], liveByName[name]));
  });
}

function describeDifference(kind: string, name: string, wanted?: string, actual?: string): string {
  if (kind === 'right') return describeRights(name, wanted, actual);
  if (actual === undefined) return `the ${kind} ${name} is missing`;
  if (wanted === undefined) {
    return `the ${kind} ${name} is not of this version${kind === 'table' ? `, with ${actual}` : ''}`;
  }
  if (kind === 'function' || wanted.length + actual.length > maxQuotedLength) {
    return `the ${kind} ${name} was changed`;
  }
  return `the ${kind} ${name} is "${actual}", not "${wanted}"`;
}

function describeRights(name: string, wanted = '', actual = ''): string {
  const rightsIn = (text: string) => text.split(', ').filter(Boolean);
  const [role = '', object = ''] = name.split(' on ');
  const excess = rightsIn(actual).filter((one) => !rightsIn(wanted).includes(one));
  const lacking = rightsIn(wanted).filter((one) => !rightsIn(actual).includes(one));
  const clauses = [
    excess.length > 0 && `may ${excess.join(', ')}`,
    lacking.length > 0 && `may not ${lacking.join(', ')}`,
  ].filter(Boolean);
  return `${role === 'public' ? 'everybody' : role} ${clauses.join(' and ')} on ${object}`;
}
