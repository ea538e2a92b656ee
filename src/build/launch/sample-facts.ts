import { samplesAmong } from '../../content/facts/merge.ts';

/** A build has those that were samples when it was made (src/build/facts.ts). */
export const sampleFacts = samplesAmong([]);
