import expected from './catalogue.json' with { type: 'json' };

/** Definitions of all that a database is made of, by kind and name: what `public.catalogue()` returns. */
export type Catalogue = Record<string, Record<string, string>>;

/** What the migrations make; `npm run db:types` writes it and a test compares it. */
export const migrated: Catalogue = expected;

/** A hosted project has other extensions, and only some have schedules. */
const mayAdd = ['extension', 'schedule'];
const mayLack = ['schedule'];
/** Whole texts: a changed one is not repeated in a sentence. */
const maxShown = 60;

export function differences(live: Catalogue, wanted: Catalogue = migrated): string[] {
  const kinds = [...new Set([...Object.keys(wanted), ...Object.keys(live)])];
  const gone = ['table', 'view'].flatMap((kind) =>
    Object.keys(wanted[kind] ?? {}).filter((name) => live[kind]?.[name] === undefined),
  );
  const isPartOfGone = (kind: string, name: string) =>
    !gone.includes(name) &&
    kind !== 'function' &&
    gone.some((one) => name.endsWith(` ${one}`) || name.includes(`${one}.`));
  return kinds.flatMap((kind) => {
    const [was = {}, is = {}] = [wanted[kind], live[kind]];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .filter((name) => was[name] !== is[name] && !isPartOfGone(kind, name))
      .filter((name) => !(was[name] === undefined && mayAdd.includes(kind)))
      .filter((name) => !(is[name] === undefined && mayLack.includes(kind)))
      .map((name) => sentence(kind, name, was[name], is[name]));
  });
}

function sentence(kind: string, name: string, was?: string, is?: string): string {
  if (kind === 'right') return rightsSentence(name, was, is);
  if (is === undefined) return `the ${kind} ${name} is missing`;
  if (was === undefined) {
    return `the ${kind} ${name} is not of this version${kind === 'table' ? `, with ${is}` : ''}`;
  }
  if (kind === 'function' || was.length + is.length > 2 * maxShown) {
    return `the ${kind} ${name} was changed`;
  }
  return `the ${kind} ${name} is "${is}", not "${was}"`;
}

function rightsSentence(name: string, was = '', is = ''): string {
  const list = (text: string) => text.split(', ').filter(Boolean);
  const [who = '', what = ''] = name.split(' on ');
  const excess = list(is).filter((one) => !list(was).includes(one));
  const lacking = list(was).filter((one) => !list(is).includes(one));
  const said = [
    excess.length > 0 && `may ${excess.join(', ')}`,
    lacking.length > 0 && `may not ${lacking.join(', ')}`,
  ].filter(Boolean);
  return `${who === 'public' ? 'everybody' : who} ${said.join(' and ')} on ${what}`;
}
