import expected from './catalogue.json' with { type: 'json' };

/** Definitions of all that a database is made of, by kind and name, as `public.catalogue()` returns them. */
export type Catalogue = Record<string, Record<string, string>>;

/** What the migrations make; `npm run db:types` writes it and a test compares it. */
const migrated: Catalogue = expected;

/** A hosted project has more of both. */
const kindsWithExtras = ['extension', 'schedule'];
/** Definitions that are longer together are not repeated in a sentence. */
const maxQuotedLength = 120;

/** Returns a sentence for each difference. What belongs to a missing table or view is not named beside it. */
export function findDifferences(live: Catalogue): string[] {
  const isPartOfMissing = partsOfMissing(live);
  const kinds = new Set([...Object.keys(migrated), ...Object.keys(live)]);
  return [...kinds].flatMap((kind) => {
    const [wantedByName = {}, liveByName = {}] = [migrated[kind], live[kind]];
    const names = new Set([...Object.keys(wantedByName), ...Object.keys(liveByName)]);
    return [...names]
      .filter((name) => wantedByName[name] !== liveByName[name] && !isPartOfMissing(kind, name))
      .filter((name) => !(wantedByName[name] === undefined && kindsWithExtras.includes(kind)))
      .map((name) => describeDifference(kind, name, wantedByName[name], liveByName[name]));
  });
}

/** Returns whether something belongs to a table or view that is missing. */
function partsOfMissing(live: Catalogue) {
  const missing = ['table', 'view'].flatMap((kind) =>
    Object.keys(migrated[kind] ?? {}).filter((name) => live[kind]?.[name] === undefined),
  );
  return (kind: string, name: string) =>
    kind !== 'function' &&
    !missing.includes(name) &&
    missing.some(
      (relation) =>
        name.endsWith(` ${relation}`) ||
        name.includes(`${relation}.`) ||
        // An index's name does not name its table.
        (kind === 'index' && migrated[kind]?.[name]?.includes(` ON ${relation} `)),
    );
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
