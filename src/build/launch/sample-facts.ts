import { unconfirmedIn } from '../../content/facts/merge.ts';

/** The keys of unconfirmed facts: all of them, which a build replaces by those of its backend (src/build/facts.ts). */
export const unconfirmedFacts = unconfirmedIn([]);
